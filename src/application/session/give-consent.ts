import { Effect } from 'effect';
import { type Consent, consented, type ShopperChoices } from '#domain/session/choices.ts';
import type { Clock } from '#ports/device/clock.ts';
import type { ShopperMemory } from '#ports/session/shopper-memory.ts';
import type { Telemetry } from '#ports/telemetry/telemetry.ts';

export type GiveConsent = (
  consent: Pick<Consent, 'advertising' | 'functional'>,
) => Effect.Effect<ShopperChoices>;

/**
 * Stores the answer to the consent banner with its date; a later answer replaces it (D-TEL-03).
 * What telemetry held back until now is sent or dropped at once.
 */
export const makeGiveConsent = (
  memory: ShopperMemory,
  clock: Clock,
  telemetry: Telemetry,
): GiveConsent =>
  Effect.fn('giveConsent')(function* (flags) {
    const decidedAt = new Date(clock.now()).toISOString();
    const choices = yield* memory.choose({ consent: consented(flags, decidedAt) });
    telemetry.flush();
    return choices;
  });

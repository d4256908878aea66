import { Effect } from 'effect';
import type { UseCases } from '#application/use-cases.ts';
import { consented } from '#domain/session/choices.ts';
import type { Clock } from '#ports/clock.ts';
import type { ShopperMemory } from '#ports/shopper-memory.ts';

/** Keeps the answer to the consent banner with its date; a later answer replaces it (D-TEL-03). */
export const makeGiveConsent = (memory: ShopperMemory, clock: Clock): UseCases['giveConsent'] =>
  Effect.fn('giveConsent')(function* (flags) {
    const decidedAt = new Date(clock.now()).toISOString();
    return yield* memory.choose({ consent: consented(flags, decidedAt) });
  });

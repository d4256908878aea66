import { Effect } from 'effect';
import type { ShopperChoices } from '#domain/session/choices.ts';
import type { ShopperMemory } from '#ports/session/shopper-memory.ts';

export type DeclineZip = () => Effect.Effect<ShopperChoices>;

/** Remembers that the question for the zip code was closed, as the zip code itself is. Safe to repeat. */
export const makeDeclineZip = (memory: ShopperMemory): DeclineZip =>
  Effect.fn('declineZip')(function* () {
    return yield* memory.choose({ zipDeclined: true });
  });

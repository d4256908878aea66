import { Effect } from 'effect';
import type { ShopperChoices } from '#domain/session/choices.ts';
import type { ShopperMemory } from '#ports/session/shopper-memory.ts';

export type ReadChoices = () => Effect.Effect<ShopperChoices>;

/** Language, zip, location and consent of this shopper. */
export const makeReadChoices = (memory: ShopperMemory): ReadChoices =>
  Effect.fn('readChoices')(function* () {
    return yield* memory.choices;
  });

import { Effect } from 'effect';
import type { UseCases } from '#application/use-cases.ts';
import type { ShopperMemory } from '#ports/session/shopper-memory.ts';

/** Language, zip, location and consent of this shopper. */
export const makeReadChoices = (memory: ShopperMemory): UseCases['readChoices'] =>
  Effect.fn('readChoices')(function* () {
    return yield* memory.choices;
  });

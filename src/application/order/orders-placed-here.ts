import { Effect } from 'effect';
import type { UseCases } from '#application/use-cases.ts';
import type { ShopperMemory } from '#ports/session/shopper-memory.ts';

/** Orders placed in this browser or terminal, newest first. */
export const makeOrdersPlacedHere = (memory: ShopperMemory): UseCases['ordersPlacedHere'] =>
  Effect.fn('ordersPlacedHere')(function* () {
    return yield* memory.placed;
  });

import { Effect } from 'effect';
import type { PlacedHere, ShopperMemory } from '#ports/session/shopper-memory.ts';

export type OrdersPlacedHere = () => Effect.Effect<readonly PlacedHere[]>;

/** Orders placed in this browser or terminal, newest first. */
export const makeOrdersPlacedHere = (memory: ShopperMemory): OrdersPlacedHere =>
  Effect.fn('ordersPlacedHere')(function* () {
    return yield* memory.placed;
  });

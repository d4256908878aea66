import { Effect } from 'effect';
import { type Cart, emptied } from '#domain/cart/cart.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';

export type ClearCart = () => Effect.Effect<Cart>;

/** Empties the current cart. Safe to repeat. */
export const makeClearCart = (currentCart: CurrentCart): ClearCart =>
  Effect.fn('clearCart')(function* () {
    return yield* currentCart.change(emptied);
  });

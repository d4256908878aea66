import { Effect } from 'effect';
import type { Cart } from '#domain/cart/cart.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';

export type ReadCart = () => Effect.Effect<Cart>;

/** The current cart. */
export const makeReadCart = (currentCart: CurrentCart): ReadCart =>
  Effect.fn('readCart')(function* () {
    return yield* currentCart.read;
  });

import { Effect } from 'effect';
import { type Cart, emptyCart } from '#domain/cart/cart.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';

/** What the tabs of one browser, or the runs of one terminal, share. */
export interface KeptCart {
  cart?: Cart;
}

export const makeMemoryCurrentCart = (
  start: Cart = emptyCart,
  kept: KeptCart = { cart: start },
): CurrentCart => {
  const read = () => kept.cart ?? start;
  return {
    read: Effect.sync(read),
    replace: (next) =>
      Effect.sync(() => {
        kept.cart = next;
      }),
    change: (next) =>
      Effect.sync(() => {
        kept.cart = next(read());
        return kept.cart;
      }),
  };
};

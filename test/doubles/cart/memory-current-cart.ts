import { Effect } from 'effect';
import { type Cart, emptyCart } from '#domain/cart/cart.ts';
import type { CurrentCart } from '#ports/current-cart.ts';

export const makeMemoryCurrentCart = (cart: Cart = emptyCart): CurrentCart => {
  let current = cart;
  return {
    read: Effect.sync(() => current),
    replace: (next) =>
      Effect.sync(() => {
        current = next;
      }),
    change: (next) =>
      Effect.sync(() => {
        current = next(current);
        return current;
      }),
  };
};

import { Effect } from 'effect';
import { type Checkout, freshCheckout } from '#domain/checkout/checkout.ts';
import type { CurrentCheckout } from '#ports/current-checkout.ts';

export const makeMemoryCurrentCheckout = (checkout: Checkout = freshCheckout): CurrentCheckout => {
  let current = checkout;
  return {
    read: Effect.sync(() => current),
    replace: (next) =>
      Effect.sync(() => {
        current = next;
      }),
  };
};

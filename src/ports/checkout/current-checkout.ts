import type { Effect } from 'effect';
import type { Checkout } from '#domain/checkout/checkout.ts';

/** The current checkout. What is kept for later holds no card data and no token (D-CHECKOUT-08). */
export interface CurrentCheckout {
  readonly read: Effect.Effect<Checkout>;
  replace(checkout: Checkout): Effect.Effect<void>;
}

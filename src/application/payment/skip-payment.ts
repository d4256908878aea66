import { Effect } from 'effect';
import { totalsOfCart } from '#domain/cart/totals.ts';
import type { Checkout } from '#domain/checkout/checkout.ts';
import { mayOpenStep, paymentNotNeeded } from '#domain/checkout/checkout-steps.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type { CurrentCheckout } from '#ports/checkout/current-checkout.ts';
import { StepNotReady } from '#ports/checkout/step-not-ready.ts';

/** Past the payment step of an order that costs nothing (COUPON-06). */
export type SkipPayment = () => Effect.Effect<Checkout, StepNotReady>;

/** Past the payment step of an order that costs nothing (COUPON-06, D-CART-11). Safe to repeat. */
export const makeSkipPayment = (
  currentCart: CurrentCart,
  currentCheckout: CurrentCheckout,
): SkipPayment =>
  Effect.fn('skipPayment')(function* () {
    const checkout = yield* currentCheckout.read;
    if (!mayOpenStep(checkout, 1)) return yield* new StepNotReady({ missing: 'shipping' });
    const totals = totalsOfCart(yield* currentCart.read);
    if (!totals.ok || totals.value.totalAmount !== 0) {
      return yield* new StepNotReady({ missing: 'payment' });
    }
    const skipped = paymentNotNeeded(checkout);
    yield* currentCheckout.replace(skipped);
    return skipped;
  });

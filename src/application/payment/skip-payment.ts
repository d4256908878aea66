import { Effect } from 'effect';
import type { Checkout } from '#domain/checkout/checkout.ts';
import { mayOpenStep, paymentNotNeeded } from '#domain/checkout/checkout-steps.ts';
import { amountDueOf } from '#domain/checkout/checkout-tender.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type { CurrentCheckout } from '#ports/checkout/current-checkout.ts';
import { StepNotReady } from '#ports/checkout/step-not-ready.ts';

/** Past the payment step of an order with nothing left to pay (COUPON-06, D-GIFT-06). */
export type SkipPayment = () => Effect.Effect<Checkout, StepNotReady>;

/** Past the payment step when a coupon or gift cards pay for everything. Safe to repeat. */
export const makeSkipPayment = (
  currentCart: CurrentCart,
  currentCheckout: CurrentCheckout,
): SkipPayment =>
  Effect.fn('skipPayment')(function* () {
    const checkout = yield* currentCheckout.read;
    if (!mayOpenStep(checkout, 1)) return yield* new StepNotReady({ missing: 'shipping' });
    if (amountDueOf(yield* currentCart.read, checkout) !== 0) {
      return yield* new StepNotReady({ missing: 'payment' });
    }
    const skipped = paymentNotNeeded(checkout);
    yield* currentCheckout.replace(skipped);
    return skipped;
  });

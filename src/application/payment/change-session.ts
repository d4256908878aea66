import { Effect } from 'effect';
import type { Checkout } from '#domain/checkout/checkout.ts';
import type { PaymentSessionFlags } from '#domain/payment/session/payment-session.ts';
import type { CurrentCheckout } from '#ports/checkout/current-checkout.ts';

/** Changes the flags of the payment session and nothing else. */
export const changeSession = Effect.fnUntraced(function* (
  currentCheckout: CurrentCheckout,
  change: (flags: PaymentSessionFlags) => PaymentSessionFlags,
) {
  const checkout = yield* currentCheckout.read;
  const { paymentInfo } = checkout;
  const changed: Checkout = {
    ...checkout,
    paymentInfo: { ...paymentInfo, session: change(paymentInfo.session) },
  };
  yield* currentCheckout.replace(changed);
  return changed;
});

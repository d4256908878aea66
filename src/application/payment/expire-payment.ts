import { Effect } from 'effect';
import type { OpenCardEntry } from '#application/payment/open-card-entry.ts';
import type { Checkout } from '#domain/checkout/checkout.ts';
import { resetPayment } from '#domain/checkout/checkout-steps.ts';
import { acknowledgeExpiry, killSession } from '#domain/payment/session/payment-session-steps.ts';
import type { CurrentCheckout } from '#ports/checkout/current-checkout.ts';

export type ExpirePayment = () => Effect.Effect<Checkout>;

/**
 * The session ran out: the card fields close, token and card info go, the payment step must load
 * anew (PAY-16, D-CHECKOUT-05). Safe to repeat.
 */
export const makeExpirePayment = (
  currentCheckout: CurrentCheckout,
  open: OpenCardEntry,
): ExpirePayment =>
  Effect.fn('expirePayment')(function* () {
    open.close();
    const reset = resetPayment(yield* currentCheckout.read);
    const session = acknowledgeExpiry(killSession(reset.paymentInfo.session));
    const expired: Checkout = { ...reset, paymentInfo: { ...reset.paymentInfo, session } };
    yield* currentCheckout.replace(expired);
    return expired;
  });

import { Effect } from 'effect';
import { nextTries } from '#application/order/placing-outcome.ts';
import { withoutAccount } from '#domain/checkout/account-payment.ts';
import type { Checkout } from '#domain/checkout/checkout.ts';
import { resetPayment } from '#domain/checkout/checkout-steps.ts';
import { withGiftCardBalances } from '#domain/checkout/checkout-tender.ts';
import {
  quotedCart,
  withoutAttempt,
  withQuote,
  withToldAttempt,
} from '#domain/order/quoted-cart.ts';
import { choosePaymentCard, removeCard } from '#domain/payment/card-removal.ts';
import type { FailureEventName } from '#domain/telemetry/telemetry-event.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type { CurrentCheckout } from '#ports/checkout/current-checkout.ts';
import { isDraftRefusal, type SubmitFailure } from '#ports/order/order-failures.ts';
import type { Telemetry } from '#ports/telemetry/telemetry.ts';

interface Parts {
  readonly currentCart: CurrentCart;
  readonly currentCheckout: CurrentCheckout;
  readonly telemetry: Telemetry;
}

/**
 * What a failed submission leaves behind. A definite no ends the attempt; where the end is not
 * known, the attempt's key stays and the next press asks for the same order.
 */
export const settleSubmission = Effect.fn('settleSubmission')(function* (
  failure: SubmitFailure,
  { currentCart, currentCheckout, telemetry }: Parts,
) {
  recordFailure(failure, telemetry);
  const checkout = yield* currentCheckout.read;
  if (failure._tag === 'PriceChanged') {
    yield* currentCart.replace(quotedCart(yield* currentCart.read, failure.quote, []));
  }
  yield* currentCheckout.replace(checkoutAfter(failure, checkout));
});

const checkoutAfter = (failure: SubmitFailure, checkout: Checkout): Checkout => {
  if (failure._tag === 'GiftCardChanged') {
    return withoutAttempt(withGiftCardBalances(checkout, failure.giftCards));
  }
  if (isDraftRefusal(failure)) return withoutAttempt(checkout);
  switch (failure._tag) {
    case 'PriceChanged':
      return withoutAttempt(withQuote(withoutStaleApproval(checkout), failure.quote));
    case 'ItemsUnavailable':
    case 'QuoteRefused':
    case 'InputRefused':
    case 'AttemptOver':
    case 'AlreadyOrdered':
    case 'QuoteMissing':
    case 'RequestRefused':
    case 'ShopRefused':
      return withoutAttempt(checkout);
    case 'CardDeclined':
      return nextTries(failure).includes('place-again')
        ? withoutAttempt(checkout)
        : withoutAttempt(resetPayment(checkout));
    case 'SavedCardGone':
      return withoutAttempt(withoutCard(resetPayment(checkout), failure.sequence));
    case 'PaymentRefused':
    case 'ApprovalInvalid':
    case 'AccountOrderMissing':
      return withoutAttempt(resetPayment(checkout));
    case 'PaymentAccountGone':
      return withoutAttempt(withoutAccount(resetPayment(checkout)));
    case 'AttemptReused':
      // It keeps guarding until the shipping step is done again: the first one may have gone through.
      return withToldAttempt(checkout);
    default:
      return checkout;
  }
};

/** What is approved at PayPal is a certain total: another one is approved anew. */
export const withoutStaleApproval = (checkout: Checkout): Checkout =>
  checkout.paymentInfo.method === 'payment-account' ? resetPayment(checkout) : checkout;

/** Without a saved card that is gone; another one has to be chosen (PAY-20). */
const withoutCard = (checkout: Checkout, sequence: number): Checkout => ({
  ...checkout,
  paymentInfo: choosePaymentCard(removeCard(checkout.paymentInfo, sequence), undefined),
});

/** A failed payment is told to the people who run the shop, without any detail of who pays. */
const recordFailure = (failure: SubmitFailure, telemetry: Telemetry): void => {
  const reason = refusedBecause(failure);
  if (reason === undefined) return;
  const name = eventOf(failure);
  telemetry.record({ kind: 'failure', name, details: { reason } });
};

/** PayPal's failures have names of their own (PACC-12 … PACC-14). */
const eventOf = (failure: SubmitFailure): FailureEventName => {
  switch (failure._tag) {
    case 'ApprovalInvalid':
      return 'paypal_invalid_request';
    case 'AccountOrderMissing':
      return 'missing_order_id';
    case 'CardDeclined': {
      const { group } = failure;
      const isProvider = group === 'funding-source' || group === 'payment-account';
      return isProvider ? 'payment_provider_failure' : 'payment_failure';
    }
    default:
      return 'payment_failure';
  }
};

const refusedBecause = (failure: SubmitFailure): string | undefined => {
  if (failure._tag === 'CouponRefused' || failure._tag === 'GiftCardChanged') return undefined;
  if (isDraftRefusal(failure)) return failure._tag;
  switch (failure._tag) {
    case 'CardDeclined':
      return failure.group;
    case 'OrderUnanswered':
      return failure.because._tag === 'ShopFailed' ? failure.because._tag : undefined;
    case 'SavedCardGone':
    case 'ApprovalInvalid':
    case 'AccountOrderMissing':
    case 'PaymentAccountGone':
    case 'TooManyAttempts':
    case 'QuoteMissing':
    case 'PaymentRefused':
    case 'AttemptReused':
    case 'RequestRefused':
    case 'ShopRefused':
      return failure._tag;
    default:
      return undefined;
  }
};

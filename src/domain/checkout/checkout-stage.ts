import type { Checkout } from '#domain/checkout/checkout.ts';
import { mayOpenStep } from '#domain/checkout/checkout-steps.ts';
import type { Cents } from '#domain/money/cents.ts';
import {
  type GivenPayment,
  givenPaymentOf,
  type PaymentMethod,
  paymentMethodOf,
} from '#domain/payment/payment-method.ts';
import { paymentSessionTiming } from '#domain/payment/session/payment-session.ts';

/** How far a checkout got: what it needs next, or what an order of it would be paid with. */
export type CheckoutStage =
  | { readonly is: 'needs-shipping' }
  | {
      readonly is: 'needs-payment';
      /** `ran-out`: it was given, and what was given is good for too short a time. */
      readonly because: 'not-given' | 'ran-out';
      readonly method: PaymentMethod;
    }
  | { readonly is: 'ready-for-review'; readonly payment: GivenPayment }
  | {
      /**
       * The order was sent and its end is not known here: it is being worked on, its answer was
       * lost, or the bank asks. Sent again under the same key it is the same order (ORDER-10).
       */
      readonly is: 'placing';
      readonly payment: GivenPayment;
      readonly idempotencyKey: string;
    };

/** What the stage depends on beside the checkout. */
export interface StageFacts {
  /** What the cart comes to less what gift cards pay; undefined while it has no total. */
  readonly due: Cents | undefined;
  /** Unix ms. */
  readonly now: number;
}

/**
 * The stage of a checkout, whatever is stored in it (CHK-01). Nothing due needs no payment step
 * (D-CART-11). What was sent already is asked about again as it was, however old its token is (P-34).
 */
export const stageOf = (checkout: Checkout, { due, now }: StageFacts): CheckoutStage => {
  const { paymentInfo, idempotencyKey } = checkout;
  if (!mayOpenStep(checkout, 1)) return { is: 'needs-shipping' };
  const payment = givenPaymentOf(paymentInfo, due);
  const isStepDone = due === 0 || mayOpenStep(checkout, 2);
  if (payment === undefined || !isStepDone) {
    const method = paymentMethodOf(paymentInfo, due);
    return { is: 'needs-payment', because: 'not-given', method };
  }
  if (idempotencyKey !== undefined) return { is: 'placing', payment, idempotencyKey };
  return hasRunOut(payment, now)
    ? { is: 'needs-payment', because: 'ran-out', method: payment }
    : { is: 'ready-for-review', payment };
};

/** The shop and the gateway need some time with it. */
const hasRunOut = (payment: GivenPayment, now: number): boolean => {
  switch (payment.kind) {
    case 'nothing-to-pay':
    case 'saved-account':
    // A wallet's sheet gives and pays in one press.
    case 'apple-pay':
      return false;
    case 'new-card':
    case 'saved-card':
    case 'payment-account':
      return payment.given.expiresAt - now < paymentSessionTiming.tokenMinimumRemaining;
  }
};

import { isOld, nextLook, nextLookAtReview } from '#domain/payment/healing-times.ts';
import type { PaymentState } from '#domain/payment/payment-machine.ts';

/** A payment of which nothing certain was learnt; times are Unix ms. */
interface UncertainPayment {
  readonly state: PaymentState;
  readonly createdAt: number;
  readonly checks: number;
  readonly wasDelivered: boolean;
  /** An operator was told already. */
  readonly isReported: boolean;
}

export interface AskAgain {
  readonly kind: 'ask-again';
  readonly because:
    | 'nothing-certain'
    /** Whoever waited for the answer is gone: the shopper is told to wait. */
    | 'outcome-lost'
    | 'capture-refused'
    | 'reversal-refused'
    | 'refund-refused';
  /** Unix ms. */
  readonly at: number;
  readonly needsOperator: boolean;
  /** An operator has not been told before. */
  readonly tellsOperator: boolean;
}

/** The next look comes later and later; after a quarter of an hour an operator is told. */
export const askAgain = (
  file: UncertainPayment,
  now: number,
  because: AskAgain['because'] = 'nothing-certain',
): AskAgain => {
  const needsOperator = isOld(file, now);
  return {
    kind: 'ask-again',
    because,
    at: nextLook({ ...file, isUnknown: file.state === 'UNKNOWN' }, now),
    needsOperator,
    tellsOperator: needsOperator && !file.isReported,
  };
};

/** So many looks in a row that told nothing, five minutes apart, are a quarter of an hour. */
const mostSilentLooks = 3;

/**
 * A review may take days, so its age alone is no operator's matter: silence of the gateway for a
 * quarter of an hour is.
 */
export const askAgainAboutReview = (file: UncertainPayment, now: number): AskAgain => {
  const needsOperator = isOld(file, now) && file.checks >= mostSilentLooks;
  return {
    kind: 'ask-again',
    because: 'nothing-certain',
    at: nextLookAtReview(file, now),
    needsOperator,
    tellsOperator: needsOperator && !file.isReported,
  };
};

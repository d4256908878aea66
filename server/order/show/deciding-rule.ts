import { type DeclineGroup, declineGroupOf } from '#domain/payment/decline.ts';
import type { MoveRow } from '#server/data/order/order-moves.ts';
import { authenticationAbandoned, causeOf } from '#server/payment/decline.ts';

/** Which rule of the shop made a move; `ruleWords` says it in a sentence. */
export type DecidingRule =
  | 'submitted'
  | 'asking-for-money'
  | 'nothing-to-pay'
  | 'bank-asks'
  | 'bank-answered'
  | 'bank-left'
  | 'no-answer'
  | 'payer-pending'
  | 'approved'
  | 'in-review'
  | 'review-accepted'
  | 'review-rejected'
  | 'address-check'
  | 'code-check'
  | 'part-only'
  | 'called-off'
  | 'reversed-there'
  | `declined-${DeclineGroup}`
  | 'captures-what-is-paid'
  | 'captured'
  | 'capture-refused'
  | 'approval-given-back'
  | 'cancelled-by-operator'
  | 'called-off-by-operator'
  | 'shipped-by-operator'
  | 'delivered-by-operator'
  | 'refunded'
  | 'other';

type Move = Pick<MoveRow, 'from_state' | 'to_state' | 'actor' | 'reason'>;

/** The rule behind a move, of the order or of its payment: both write the same reasons down. */
export const decidingRule = (move: Move): DecidingRule => {
  const { from_state: from, actor, reason } = move;
  switch (move.to_state) {
    case 'PLACING':
    case 'AUTHORIZING':
      if (reason === 'answered the bank') return 'bank-answered';
      return move.to_state === 'PLACING' ? 'submitted' : 'asking-for-money';
    case 'PAYMENT_ACTION_REQUIRED':
    case 'AUTHENTICATING':
      return 'bank-asks';
    case 'PAYMENT_UNKNOWN':
    case 'UNKNOWN':
      return 'no-answer';
    case 'PAYMENT_PENDING':
    case 'PENDING':
      return 'payer-pending';
    case 'IN_REVIEW':
      return 'in-review';
    case 'PAID':
      return paidBecause(reason);
    case 'AUTHORIZED':
      if (from === 'CAPTURING') return 'capture-refused';
      return reason === 'review' ? 'in-review' : 'approved';
    case 'PAYMENT_FAILED':
    case 'DECLINED':
      return actor === 'operator' ? 'called-off-by-operator' : failedBecause(reason);
    case 'CAPTURING':
      return 'captures-what-is-paid';
    case 'CAPTURED':
      return 'captured';
    case 'REVERSED':
      return reason === 'review rejected' ? 'review-rejected' : 'approval-given-back';
    case 'CANCELLED':
      return 'cancelled-by-operator';
    case 'FULFILLING':
    case 'SHIPPED':
      return 'shipped-by-operator';
    case 'DELIVERED':
      return 'delivered-by-operator';
    case 'REFUNDED':
      return 'refunded';
    default:
      return 'other';
  }
};

const paidBecause = (reason: string): DecidingRule => {
  if (reason === 'nothing to pay') return 'nothing-to-pay';
  return reason === 'review accepted' ? 'review-accepted' : 'approved';
};

const failedBecause = (reason: string): DecidingRule => {
  switch (reason) {
    case 'review rejected':
      return 'review-rejected';
    // Approved, and less than was asked for.
    case 'approved':
    case 'review':
      return 'part-only';
    // Asked when nobody could answer any more.
    case 'challenge':
      return 'declined-authentication';
    case 'TIMED_OUT':
      return 'called-off';
    case 'REVERSED':
      return 'reversed-there';
    case authenticationAbandoned:
      return 'bank-left';
    default:
      return declinedBecause(reason);
  }
};

const declinedBecause = (reason: string): DecidingRule => {
  const cause = causeOf(reason);
  switch (cause) {
    case 'address-check':
    case 'code-check':
    case 'part-only':
      return cause;
    default:
      return `declined-${declineGroupOf(cause)}`;
  }
};

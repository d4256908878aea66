import type { Payment } from '#sandbox/payments/ledger/ledger.ts';
import type { Authorization, Transaction } from '#sandbox/payments/ledger/ledger-entry.ts';

/** The state of a payment after all its operations; amounts in cents. */
export interface CurrentPayment {
  /** The issuer still holds the approved amount. */
  readonly isOpen: boolean;
  readonly isReversed: boolean;
  readonly isVoided: boolean;
  readonly capturedCents: number;
  readonly refundedCents: number;
}

/** The status of an authorisation after a review; an accepted one is like any other. */
export const statusOf = ({
  authorization: { status, reason },
  followUps,
}: Payment): { readonly status: ReviewedStatus; readonly reason?: string | undefined } => {
  const review = followUps.find((entry) => entry.kind === 'review');
  if (review === undefined) return { status, reason };
  return review.decision === 'accept'
    ? { status: 'AUTHORIZED' }
    : { status: 'AUTHORIZED_RISK_DECLINED', reason: 'DECISION_PROFILE_REJECT' };
};

export type ReviewedStatus = Authorization['status'] | 'AUTHORIZED_RISK_DECLINED';

/** Held until somebody decides; a failed address or code check waits for nobody. */
export const isInReview = (payment: Payment): boolean => {
  const { status, reason } = statusOf(payment);
  return status === 'AUTHORIZED_PENDING_REVIEW' && reason === heldForReview;
};

/** Why the gateway's own rules hold a payment for a person to look at (legacy code 480). */
export const heldForReview = 'DECISION_PROFILE_REVIEW';

/** Taken together with the approval, in one request: the payment itself is refunded. */
export const isCardSale = ({ followUps }: Payment): boolean =>
  followUps.some((entry) => entry.kind === 'capture' && entry.isWithApproval === true);

/** What of one capture is taken and given back; cents. A voided one took nothing. */
export const currentCapture = (
  { authorization, followUps }: Payment,
  captureId: string,
): Pick<CurrentPayment, 'capturedCents' | 'refundedCents'> => {
  const ofCapture = followUps.filter(
    (entry) => entry.id === captureId || (entry.kind === 'refund' && entry.captureId === captureId),
  );
  const voids = followUps.filter(({ kind }) => kind === 'void');
  return currentPayment({ authorization, followUps: [...ofCapture, ...voids] });
};

/**
 * The current state of a payment. Voided operations do not count; voiding the payment voids its
 * captures.
 */
export const currentPayment = ({ authorization, followUps }: Payment): CurrentPayment => {
  const voided = new Set(
    followUps.flatMap((entry) => (entry.kind === 'void' ? [entry.voidedId] : [])),
  );
  const sumOf = (kind: Transaction['kind']): number =>
    followUps
      .filter((entry) => entry.kind === kind && !voided.has(entry.id))
      .reduce((sum, entry) => sum + entry.amountCents, 0);
  const isReversed = followUps.some(({ kind }) => kind === 'reversal');
  const isVoided = voided.has(authorization.id);
  return {
    isOpen: authorization.authorizedCents > 0 && !isReversed && !isVoided,
    isReversed,
    isVoided,
    capturedCents: isVoided ? 0 : sumOf('capture'),
    refundedCents: sumOf('refund'),
  };
};

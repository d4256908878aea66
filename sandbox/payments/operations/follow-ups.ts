import { GatewayRefusal } from '#sandbox/payments/gateway/gateway-refusal.ts';
import type { Payment } from '#sandbox/payments/ledger/ledger.ts';
import type { FollowUp } from '#sandbox/payments/ledger/ledger-entry.ts';
import {
  type CurrentPayment,
  currentCapture,
  currentPayment,
  isCardSale,
  statusOf,
} from '#sandbox/payments/ledger/payment-state.ts';
import { currentSale } from '#sandbox/payments/ledger/sale-state.ts';
import {
  isoTime,
  newRequestId,
  type PaymentParts,
} from '#sandbox/payments/operations/payment-parts.ts';
import type { Reference } from '#sandbox/payments/operations/payment-request.ts';

interface FollowUpRequest {
  readonly paymentId: string;
  readonly ids: Reference;
  readonly amountCents: number;
}

/** Captures approved money, in one capture or several, never more than was approved. */
export const capture = (parts: PaymentParts, request: FollowUpRequest): Promise<FollowUp> =>
  parts.claims.claim(request.ids, { guardsReference: false }, () =>
    parts.faults.suffer('capture', () => {
      const payment = requirePayment(parts, request.paymentId);
      const { isOpen, isReversed, capturedCents } = currentPayment(payment);
      const { authorizedCents } = payment.authorization;
      const { status } = statusOf(payment);
      if (isReversed) throw notPossible('AUTH_ALREADY_REVERSED');
      if (!isOpen || !['AUTHORIZED', 'PARTIAL_AUTHORIZED'].includes(status)) {
        throw notPossible('MISSING_AUTH');
      }
      if (capturedCents + request.amountCents > authorizedCents) {
        throw notPossible('EXCEEDS_AUTH_AMOUNT');
      }
      return recorded(parts, 'capture', request);
    }),
  );

type ReversalRequest = Omit<FollowUpRequest, 'amountCents'> & {
  readonly amountCents?: number | undefined;
};

/** Reverses an approval; only the whole amount, and only while nothing is captured. */
export const reverse = (parts: PaymentParts, request: ReversalRequest): Promise<FollowUp> =>
  parts.claims.claim(request.ids, { guardsReference: false }, () =>
    parts.faults.suffer('reversal', () => reverseNow(parts, request)),
  );

export const reverseNow = async (
  parts: PaymentParts,
  request: ReversalRequest,
): Promise<FollowUp> => {
  const payment = requirePayment(parts, request.paymentId);
  const { isOpen, isReversed, capturedCents } = currentPayment(payment);
  const { authorizedCents } = payment.authorization;
  if (isReversed) throw notPossible('AUTH_ALREADY_REVERSED');
  if (capturedCents > 0) throw notPossible('TRANSACTION_ALREADY_REVERSED_OR_SETTLED');
  if (!isOpen) throw notPossible('MISSING_AUTH');
  if (request.amountCents !== undefined && request.amountCents !== authorizedCents) {
    throw notPossible('INVALID_AMOUNT');
  }
  return recorded(parts, 'reversal', { ...request, amountCents: authorizedCents });
};

/**
 * Refunds a sale, of a card or an account, never more than was sold (P-52). What was captured by a
 * call of its own is refunded by the capture's id.
 */
export const refund = (parts: PaymentParts, request: FollowUpRequest): Promise<FollowUp> =>
  parts.claims.claim(request.ids, { guardsReference: false }, () =>
    parts.faults.suffer('refund', () => {
      const sold = parts.ledger.sold(request.paymentId);
      if (sold !== undefined) return giveBack(parts, currentSale(sold), request);
      const payment = requirePayment(parts, request.paymentId);
      const current = currentPayment(payment);
      if (current.capturedCents > 0 && !isCardSale(payment)) throw notASale();
      return giveBack(parts, current, request);
    }),
  );

/** Refunds one capture, never more than it took (P-52). */
export const refundCapture = (
  parts: PaymentParts,
  { captureId, ...request }: Omit<FollowUpRequest, 'paymentId'> & { readonly captureId: string },
): Promise<FollowUp> =>
  parts.claims.claim(request.ids, { guardsReference: false }, () =>
    parts.faults.suffer('refund', () => {
      const capture = parts.ledger.transaction(captureId);
      if (capture?.kind !== 'capture' || capture.isWithApproval === true) throw unknownPayment();
      const { paymentId } = capture;
      const current = currentCapture(requirePayment(parts, paymentId), captureId);
      return giveBack(parts, current, { ...request, paymentId, captureId });
    }),
  );

const giveBack = (
  parts: PaymentParts,
  { capturedCents, refundedCents }: Pick<CurrentPayment, 'capturedCents' | 'refundedCents'>,
  request: FollowUpRequest & { readonly captureId?: string },
): Promise<FollowUp> => {
  if (capturedCents === 0) throw notPossible('MISSING_AUTH');
  if (refundedCents + request.amountCents > capturedCents) throw notPossible('INVALID_AMOUNT');
  return recorded(parts, 'refund', request);
};

const notASale = (): GatewayRefusal =>
  new GatewayRefusal({
    reason: 'INVALID_DATA',
    message: 'The id is of an authorization; a refund takes the id of its capture.',
    details: [{ field: 'id', reason: 'INVALID_DATA' }],
  });

export const requirePayment = (parts: PaymentParts, id: string): Payment => {
  const payment = parts.ledger.payment(id);
  // A sale holds nothing that could be captured or released.
  if (parts.ledger.sold(id) !== undefined) throw notPossible('MISSING_AUTH');
  if (payment === undefined) throw unknownPayment();
  return payment;
};

export const unknownPayment = (): GatewayRefusal =>
  new GatewayRefusal({
    status: 404,
    reason: 'INVALID_PAYMENT_ID',
    message: 'The payment id or transaction id is not known.',
  });

export const notPossible = (reason: string): GatewayRefusal =>
  new GatewayRefusal({ reason, message: 'The payment does not allow this.' });

/** Check and entry happen without an await in between, so that two requests cannot both pass. */
const recorded = async (
  parts: PaymentParts,
  kind: 'capture' | 'reversal' | 'refund',
  { paymentId, ids, amountCents, ...about }: FollowUpRequest & { readonly captureId?: string },
): Promise<FollowUp> => {
  const entry: FollowUp = {
    kind,
    id: newRequestId(parts),
    at: isoTime(parts),
    reference: ids.code,
    transactionId: ids.transactionId,
    paymentId,
    amountCents,
    ...about,
  };
  await parts.ledger.record(entry);
  return entry;
};

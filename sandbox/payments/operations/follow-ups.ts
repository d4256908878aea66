import { GatewayRefusal } from '#sandbox/payments/gateway/gateway-refusal.ts';
import type { Payment } from '#sandbox/payments/ledger/ledger.ts';
import type { FollowUp } from '#sandbox/payments/ledger/ledger-entry.ts';
import { currentPayment, statusOf } from '#sandbox/payments/ledger/payment-state.ts';
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

/** Reverses an approval; only the whole amount, and only while nothing is captured. */
export const reverse = (
  parts: PaymentParts,
  request: Omit<FollowUpRequest, 'amountCents'> & { readonly amountCents?: number | undefined },
): Promise<FollowUp> =>
  parts.claims.claim(request.ids, { guardsReference: false }, () =>
    parts.faults.suffer('reversal', () => {
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
    }),
  );

/** Refunds captured money, of a card or of a sale, never more than was captured (P-52). */
export const refund = (parts: PaymentParts, request: FollowUpRequest): Promise<FollowUp> =>
  parts.claims.claim(request.ids, { guardsReference: false }, () =>
    parts.faults.suffer('refund', () => {
      const sold = parts.ledger.sold(request.paymentId);
      const { capturedCents, refundedCents } =
        sold === undefined
          ? currentPayment(requirePayment(parts, request.paymentId))
          : currentSale(sold);
      if (capturedCents === 0) throw notPossible('MISSING_AUTH');
      if (refundedCents + request.amountCents > capturedCents) throw notPossible('INVALID_AMOUNT');
      return recorded(parts, 'refund', request);
    }),
  );

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
  { paymentId, ids, amountCents }: FollowUpRequest,
): Promise<FollowUp> => {
  const entry: FollowUp = {
    kind,
    id: newRequestId(parts),
    at: isoTime(parts),
    reference: ids.code,
    transactionId: ids.transactionId,
    paymentId,
    amountCents,
  };
  await parts.ledger.record(entry);
  return entry;
};

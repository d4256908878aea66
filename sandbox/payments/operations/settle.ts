import { GatewayRefusal } from '#sandbox/payments/gateway/gateway-refusal.ts';
import type { Payment } from '#sandbox/payments/ledger/ledger.ts';
import type { FollowUp } from '#sandbox/payments/ledger/ledger-entry.ts';
import { standingOf, statusOf } from '#sandbox/payments/ledger/payment-standing.ts';
import {
  isoTime,
  newRequestId,
  type PaymentDesk,
} from '#sandbox/payments/operations/payment-desk.ts';
import type { Reference } from '#sandbox/payments/operations/payment-request.ts';

interface SettleRequest {
  readonly paymentId: string;
  readonly ids: Reference;
  readonly amountCents: number;
}

/** Takes money the issuer holds, in one go or in parts, never more than is held. */
export const capture = (desk: PaymentDesk, request: SettleRequest): Promise<FollowUp> =>
  desk.claims.claim(request.ids, { guardsReference: false }, () =>
    desk.faults.suffer('capture', () => {
      const payment = requirePayment(desk, request.paymentId);
      const { isOpen, isReversed, capturedCents } = standingOf(payment);
      const { authorizedCents } = payment.authorization;
      const { status } = statusOf(payment);
      if (isReversed) throw notPossible('AUTH_ALREADY_REVERSED');
      if (!isOpen || !['AUTHORIZED', 'PARTIAL_AUTHORIZED'].includes(status)) {
        throw notPossible('MISSING_AUTH');
      }
      if (capturedCents + request.amountCents > authorizedCents) {
        throw notPossible('EXCEEDS_AUTH_AMOUNT');
      }
      return recorded(desk, 'capture', request);
    }),
  );

/** Lets go of what the issuer holds; only whole, and only while nothing is captured. */
export const reverse = (
  desk: PaymentDesk,
  request: Omit<SettleRequest, 'amountCents'> & { readonly amountCents?: number | undefined },
): Promise<FollowUp> =>
  desk.claims.claim(request.ids, { guardsReference: false }, () =>
    desk.faults.suffer('reversal', () => {
      const payment = requirePayment(desk, request.paymentId);
      const { isOpen, isReversed, capturedCents } = standingOf(payment);
      const { authorizedCents } = payment.authorization;
      if (isReversed) throw notPossible('AUTH_ALREADY_REVERSED');
      if (capturedCents > 0) throw notPossible('TRANSACTION_ALREADY_REVERSED_OR_SETTLED');
      if (!isOpen) throw notPossible('MISSING_AUTH');
      if (request.amountCents !== undefined && request.amountCents !== authorizedCents) {
        throw notPossible('INVALID_AMOUNT');
      }
      return recorded(desk, 'reversal', { ...request, amountCents: authorizedCents });
    }),
  );

/** Gives captured money back, never more than was captured (P-52). */
export const refund = (desk: PaymentDesk, request: SettleRequest): Promise<FollowUp> =>
  desk.claims.claim(request.ids, { guardsReference: false }, () =>
    desk.faults.suffer('refund', () => {
      const { capturedCents, refundedCents } = standingOf(requirePayment(desk, request.paymentId));
      if (capturedCents === 0) throw notPossible('MISSING_AUTH');
      if (refundedCents + request.amountCents > capturedCents) throw notPossible('INVALID_AMOUNT');
      return recorded(desk, 'refund', request);
    }),
  );

export const requirePayment = (desk: PaymentDesk, id: string): Payment => {
  const payment = desk.ledger.payment(id);
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

/** Check and entry happen in one breath (no await between), so two requests cannot both pass. */
const recorded = async (
  desk: PaymentDesk,
  kind: 'capture' | 'reversal' | 'refund',
  { paymentId, ids, amountCents }: SettleRequest,
): Promise<FollowUp> => {
  const entry: FollowUp = {
    kind,
    id: newRequestId(desk),
    at: isoTime(desk),
    reference: ids.code,
    transactionId: ids.transactionId,
    paymentId,
    amountCents,
  };
  await desk.ledger.record(entry);
  return entry;
};

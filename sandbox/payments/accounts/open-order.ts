import {
  type AccountParts,
  accountId,
  refusedField,
} from '#sandbox/payments/accounts/account-parts.ts';
import type { OrderRequest } from '#sandbox/payments/accounts/account-request.ts';
import { type SessionStatus, sessionState } from '#sandbox/payments/accounts/account-state.ts';
import { failByMock, type MockCode } from '#sandbox/payments/accounts/mock-response.ts';
import type { AccountOrder } from '#sandbox/payments/ledger/account-entry.ts';
import { isoTime, newRequestId } from '#sandbox/payments/operations/payment-parts.ts';

/** Turns an approved session into an order with its final amount. */
export const openOrder = (
  parts: AccountParts,
  sessionId: string,
  request: OrderRequest,
  code: MockCode | undefined,
): Promise<AccountOrder> =>
  parts.claims.claim(request.clientReferenceInformation, { guardsReference: false }, () =>
    parts.faults.suffer('accountOrder', async () => {
      failByMock(code);
      const order = orderOf(parts, sessionId, request);
      await parts.ledger.record(order);
      return order;
    }),
  );

const orderOf = (parts: AccountParts, sessionId: string, request: OrderRequest): AccountOrder => {
  const session = parts.ledger.accounts.session(sessionId);
  if (session === undefined) throw refusedField('id', 'SESSION_NOT_FOUND');
  const { status, approval } = sessionState(parts.ledger, session, parts.now());
  if (status !== 'APPROVED') throw refusedField('id', notApproved[status]);
  const payerId = request.paymentInformation.eWallet.accountId;
  if (payerId !== approval?.payerId) {
    throw refusedField('paymentInformation.eWallet.accountId', 'PAYER_MISMATCH');
  }
  const amountCents = request.orderInformation.amountDetails.totalAmount;
  if (amountCents > mostOf(session.amountCents)) {
    throw refusedField('orderInformation.amountDetails.totalAmount', 'EXCEEDS_APPROVED_AMOUNT');
  }
  const { code, transactionId } = request.clientReferenceInformation;
  return {
    kind: 'account-order',
    id: newRequestId(parts),
    at: isoTime(parts),
    reference: code,
    transactionId,
    sessionId,
    payerId,
    amountCents,
    orderId: accountId(17),
  };
};

/** Why a session that is not approved takes no order. */
export const notApproved: Readonly<Record<Exclude<SessionStatus, 'APPROVED'>, string>> = {
  CREATED: 'ORDER_NOT_APPROVED',
  PAYER_ACTION_REQUIRED: 'PAYER_ACTION_REQUIRED',
  COMPLETED: 'ORDER_ALREADY_CAPTURED',
  PENDING: 'ORDER_ALREADY_CAPTURED',
  DECLINED: 'TRANSACTION_REFUSED',
  FAILED: 'SESSION_EXPIRED',
};

/**
 * The most a payer's approval is good for, cents: 115 % of what was approved, and no more than
 * $75.00 above it (PayPal, Authorization & Capture: capturing funds).
 */
const mostOf = (approvedCents: number): number =>
  Math.min(Math.floor((approvedCents * 115) / 100), approvedCents + 7500);

import { type AccountParts, refusedField } from '#sandbox/payments/accounts/account-parts.ts';
import type { SaleRequest } from '#sandbox/payments/accounts/account-request.ts';
import { sessionState } from '#sandbox/payments/accounts/account-state.ts';
import { notApproved } from '#sandbox/payments/accounts/open-order.ts';
import { GatewayRefusal } from '#sandbox/payments/gateway/gateway-refusal.ts';
import type { Sale } from '#sandbox/payments/ledger/ledger-entry.ts';

/** Whose money a sale takes, and by what right. */
export type SaleTerms = Pick<Sale, 'person' | 'payerId' | 'approved' | 'agreementId'>;

const amountField = 'orderInformation.amountDetails.totalAmount';
const orderField = 'processingInformation.intentsId';
const payerField = 'paymentInformation.eWallet.accountId';

/** Checks everything a sale says against what was approved; refuses what does not agree. */
export const termsOf = (parts: AccountParts, request: SaleRequest): SaleTerms => {
  const { processingInformation, agreementInformation } = request;
  const { intentsId } = processingInformation;
  if (agreementInformation !== undefined) {
    if (intentsId !== undefined) throw refusedField(orderField, 'NOT_WITH_AN_AGREEMENT');
    return agreedTerms(parts, request, agreementInformation.id);
  }
  if (intentsId === undefined) throw missing(orderField);
  return approvedTerms(parts, request, intentsId);
};

const approvedTerms = (
  { ledger, now }: AccountParts,
  { paymentInformation, orderInformation }: SaleRequest,
  orderRequestId: string,
): SaleTerms => {
  const order = ledger.accounts.order(orderRequestId);
  const session = order && ledger.accounts.session(order.sessionId);
  if (order === undefined || session === undefined) {
    throw refusedField(orderField, 'ORDER_NOT_FOUND');
  }
  const { status, approval } = sessionState(ledger, session, now());
  if (status !== 'APPROVED' || approval === undefined) {
    throw refusedField(
      orderField,
      status === 'APPROVED' ? 'ORDER_NOT_APPROVED' : notApproved[status],
    );
  }
  const payerId = paymentInformation.eWallet?.accountId;
  if (payerId === undefined) throw missing(payerField);
  // The order of a payer is not the one of whoever approved the session after them.
  if (payerId !== order.payerId || payerId !== approval.payerId) {
    throw refusedField(payerField, 'PAYER_MISMATCH');
  }
  if (orderInformation.amountDetails.totalAmount !== order.amountCents) {
    throw refusedField(amountField, 'AMOUNT_MISMATCH');
  }
  return {
    person: approval.person,
    payerId,
    approved: { sessionId: session.id, approvalId: approval.id, orderRequestId },
  };
};

const agreedTerms = (
  { ledger, now }: AccountParts,
  { paymentInformation }: SaleRequest,
  agreementId: string,
): SaleTerms => {
  const agreement = ledger.accounts.agreement(agreementId);
  if (agreement === undefined) throw refusedField('agreementInformation.id', 'AGREEMENT_NOT_FOUND');
  const { person, payerId } = agreement;
  const named = paymentInformation.eWallet?.accountId ?? payerId;
  if (named !== payerId) throw refusedField(payerField, 'PAYER_MISMATCH');
  // The first sale is the one its payer approved; the approval makes no other.
  const session = ledger.accounts.session(agreement.sessionId);
  const state = session && sessionState(ledger, session, now());
  const approval = state?.status === 'APPROVED' ? state.approval : undefined;
  const approved = approval && {
    sessionId: approval.sessionId,
    approvalId: approval.id,
    orderRequestId: '',
  };
  return { person, payerId, agreementId, ...(approved && { approved }) };
};

const missing = (field: string): GatewayRefusal =>
  new GatewayRefusal({
    reason: 'MISSING_FIELD',
    message: 'The request is missing one or more fields.',
    details: [{ field, reason: 'MISSING_FIELD' }],
  });

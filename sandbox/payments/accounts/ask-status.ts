import { type AccountParts, refusedField } from '#sandbox/payments/accounts/account-parts.ts';
import { accountPerson } from '#sandbox/payments/accounts/account-people.ts';
import type { StatusRequest } from '#sandbox/payments/accounts/account-request.ts';
import { orderStatus, sessionState } from '#sandbox/payments/accounts/account-state.ts';
import { failByMock, type MockCode } from '#sandbox/payments/accounts/mock-response.ts';
import type { AccountOrder, AccountSession } from '#sandbox/payments/ledger/account-entry.ts';
import type { Sale } from '#sandbox/payments/ledger/ledger-entry.ts';
import { isoTime } from '#sandbox/payments/operations/payment-parts.ts';
import { accountPaymentType, saleReply } from '#sandbox/payments/operations/sale-reply.ts';

/** Tells how a session, an order or a sale stands, whichever the id names. */
export const askStatus = (
  parts: AccountParts,
  id: string,
  _request: StatusRequest,
  code: MockCode | undefined,
): Promise<object> =>
  parts.faults.suffer('accountStatus', async () => {
    failByMock(code);
    await parts.pendingSales.settle();
    await parts.pendingSales.ask(id);
    await parts.ledger.settled();
    const session = parts.ledger.accounts.session(id);
    if (session !== undefined) return sessionReply(parts, session);
    const order = parts.ledger.accounts.order(id);
    if (order !== undefined) return orderReply(parts, order);
    const sold = parts.ledger.sold(id);
    if (sold !== undefined) {
      return { ...saleReply(sold), ...payerOf(sold.sale), ...consentOf(sold.sale) };
    }
    throw refusedField('id', 'NOT_FOUND');
  });

const sessionReply = (parts: AccountParts, session: AccountSession) => {
  const { status, approval } = sessionState(parts.ledger, session, parts.now());
  return {
    id: session.id,
    submitTimeUtc: isoTime(parts),
    // As the real one tells it: an approved session is CREATED still, and has a payer.
    status: status === 'APPROVED' ? 'CREATED' : status,
    clientReferenceInformation: { code: session.reference },
    processorInformation: { transactionId: session.paymentId },
    ...(approval === undefined ? {} : payerOf(approval, session)),
  };
};

const orderReply = (parts: AccountParts, order: AccountOrder) => {
  const session = parts.ledger.accounts.session(order.sessionId);
  const approval = parts.ledger.accounts.approval(order.sessionId);
  return {
    id: order.id,
    submitTimeUtc: isoTime(parts),
    status: orderStatus(parts.ledger, order, parts.now()),
    clientReferenceInformation: { code: order.reference },
    processorInformation: { transactionId: order.orderId },
    ...(approval === undefined ? {} : payerOf(approval, session)),
  };
};

/** By which lasting consent it was sold. */
const consentOf = ({ agreementId, status }: Sale): object =>
  agreementId === undefined || status === 'DECLINED'
    ? {}
    : { agreementInformation: { id: agreementId } };

/** Who pays, and where to; only after an approval, as before it nobody has said who they are. */
const payerOf = (
  { person, payerId }: { readonly person: string; readonly payerId: string },
  session?: AccountSession,
) => {
  const { email, address } = accountPerson(person) ?? {};
  return {
    paymentInformation: {
      paymentType: accountPaymentType,
      eWallet: { accountId: payerId, status: 'VERIFIED' },
    },
    orderInformation: {
      billTo: { email, firstName: address?.firstName, lastName: address?.lastName },
      shipTo: session?.shipTo ?? address,
    },
  };
};

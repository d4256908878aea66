import {
  type AccountParts,
  accountId,
  refusedField,
} from '#sandbox/payments/accounts/account-parts.ts';
import { sessionState } from '#sandbox/payments/accounts/account-state.ts';
import { notApproved } from '#sandbox/payments/accounts/open-order.ts';
import type { AccountAgreement } from '#sandbox/payments/ledger/account-entry.ts';
import { isoTime, newRequestId } from '#sandbox/payments/operations/payment-parts.ts';

type Parts = Pick<AccountParts, 'ledger' | 'now'>;

/** Makes the lasting consent of a payer who was asked for it, and approved. */
export const createAgreement = async (
  parts: Parts,
  sessionId: string,
): Promise<AccountAgreement> => {
  const { ledger, now } = parts;
  const session = ledger.accounts.session(sessionId);
  if (session === undefined) throw refusedField('id', 'SESSION_NOT_FOUND');
  const { status, approval } = sessionState(ledger, session, now());
  if (status !== 'APPROVED' || approval === undefined) {
    throw refusedField('id', status === 'APPROVED' ? 'ORDER_NOT_APPROVED' : notApproved[status]);
  }
  if (!session.asksAgreement) {
    throw refusedField('processingInformation.actionList', 'AGREEMENT_NOT_APPROVED');
  }
  const { person, payerId } = approval;
  const agreement: AccountAgreement = {
    kind: 'account-agreement',
    id: `B-${accountId(17)}`,
    at: isoTime(parts),
    sessionId,
    person,
    payerId,
  };
  await ledger.record(agreement);
  return agreement;
};

/** Ends a lasting consent; what was sold by it stays sold. */
export const endAgreement = async (parts: Parts, agreementId: string): Promise<void> => {
  if (parts.ledger.accounts.agreement(agreementId) === undefined) {
    throw refusedField('id', 'AGREEMENT_NOT_FOUND');
  }
  await parts.ledger.record({
    kind: 'account-agreement-end',
    id: newRequestId(parts),
    at: isoTime(parts),
    agreementId,
  });
};

import type { AccountParts } from '#sandbox/payments/accounts/account-parts.ts';
import { unknownPayment } from '#sandbox/payments/operations/follow-ups.ts';
import { isoTime, newRequestId } from '#sandbox/payments/operations/payment-parts.ts';

/** Ends a lasting consent; what was sold by it stays sold. */
export const endAgreement = async (
  parts: Pick<AccountParts, 'ledger' | 'now'>,
  agreementId: string,
): Promise<void> => {
  if (parts.ledger.accounts.agreement(agreementId) === undefined) throw unknownPayment();
  await parts.ledger.record({
    kind: 'account-agreement-end',
    id: newRequestId(parts),
    at: isoTime(parts),
    agreementId,
  });
};

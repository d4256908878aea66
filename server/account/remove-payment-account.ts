import type { AccountBasis } from '#server/account/open-account.ts';
import { type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import {
  hasHadPaymentAccount,
  removePaymentAccount,
} from '#server/data/account/payment-accounts.ts';

/** Removing twice is a success; one that this customer never had is unknown (PACC-15). */
export const removeSavedAccount = async (
  { db, clock }: Pick<AccountBasis, 'db' | 'clock'>,
  accountId: string,
  paymentAccountId: string,
): Promise<Refusal | undefined> => {
  const owned = { accountId, paymentAccountId };
  if (!(await hasHadPaymentAccount(db, owned))) {
    return refuse('NOT_FOUND', { what: 'payment-account' });
  }
  await removePaymentAccount(db, owned, new Date(clock.now()));
  return undefined;
};

import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import {
  markAccountForgotten,
  removedPaymentAccounts,
} from '#server/data/account/payment-accounts.ts';

/**
 * Ends the consent of payment accounts that customers removed. A failed one is tried again later.
 * Safe in several processes: ending it twice has the same result.
 */
export const forgetRemovedAccounts = async ({
  db,
  gateway,
  report,
}: Pick<ShopParts, 'db' | 'gateway' | 'report'>): Promise<void> => {
  for (const account of await removedPaymentAccounts(db)) {
    const answer = await gateway.forgetAccount(account.agreement_id);
    if (answer.kind === 'unknown') continue;
    if (answer.kind === 'refused') {
      report({ event: 'payment-account-not-forgotten', detail: answer.reason });
    }
    await markAccountForgotten(db, account);
  }
};

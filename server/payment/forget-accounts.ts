import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import {
  markAccountForgotten,
  postponeForgettingAccount,
  removedPaymentAccounts,
} from '#server/data/account/payment-accounts.ts';
import { forgetPause } from '#server/payment/forget-pause.ts';

/**
 * Ends the consent of payment accounts that customers removed. It counts as ended only when the gateway
 * says so; one that failed is tried again later, one that was refused after a growing pause. Safe in several processes: ending it twice has the same result.
 */
export const forgetRemovedAccounts = async ({
  db,
  clock,
  gateway,
  report,
}: Pick<ShopParts, 'db' | 'clock' | 'gateway' | 'report'>): Promise<void> => {
  for (const account of await removedPaymentAccounts(db, new Date(clock.now()))) {
    const answer = await gateway.forgetAccount(account.agreement_id);
    if (answer.kind === 'unknown') continue;
    if (answer.kind === 'refused') {
      report({ event: 'payment-account-not-forgotten', detail: answer.reason });
      const at = new Date(clock.now() + forgetPause(account.forget_tries));
      await postponeForgettingAccount(db, account, at);
      continue;
    }
    await markAccountForgotten(db, account);
  }
};

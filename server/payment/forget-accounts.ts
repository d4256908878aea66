import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { inRowSpan } from '#server/base/trace/job-spans.ts';
import {
  markAccountForgotten,
  postponeForgettingAccount,
  removedPaymentAccounts,
} from '#server/data/account/payment-accounts.ts';
import { forgetPause } from '#server/payment/forget-pause.ts';

/**
 * Ends the consent of payment accounts that customers removed. It counts as ended only when the
 * gateway says so; one that failed is tried again later, one that was refused after a growing pause.
 * Safe in several processes: ending it twice has the same result.
 */
export const forgetRemovedAccounts = async (parts: ForgetParts): Promise<void> => {
  for (const account of await removedPaymentAccounts(parts.db, new Date(parts.clock.now()))) {
    await inRowSpan({ kind: 'forget account' }, () => forgetAccount(parts, account));
  }
};

type ForgetParts = Pick<ShopParts, 'db' | 'clock' | 'gateway' | 'report'>;
type RemovedAccount = Awaited<ReturnType<typeof removedPaymentAccounts>>[number];

const forgetAccount = async (
  { db, clock, gateway, report }: ForgetParts,
  account: RemovedAccount,
): Promise<void> => {
  const answer = await gateway.forgetAccount(account.agreement_id);
  if (answer.kind === 'unknown') return;
  if (answer.kind === 'refused') {
    report({ event: 'payment-account-not-forgotten', detail: answer.reason });
    const at = new Date(clock.now() + forgetPause(account.forget_tries));
    return postponeForgettingAccount(db, account, at);
  }
  return markAccountForgotten(db, account);
};

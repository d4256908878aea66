import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { askStopped } from '#server/jobs/ask-stopped.ts';
import { forgetOld } from '#server/jobs/forget-old.ts';
import { healDuePayments } from '#server/jobs/heal-payments.ts';
import type { Job } from '#server/jobs/scheduler.ts';
import { sendDueNotices } from '#server/jobs/send-notices.ts';
import { findUnseenConsents } from '#server/order/settlement/find-consents.ts';
import { forgetRemovedAccounts } from '#server/payment/forget-accounts.ts';
import { forgetRemovedCards } from '#server/payment/forget-cards.ts';

const second = 1000;
const minute = 60 * second;

/**
 * All work of the shop without a request. A round runs them in this order: payments that advance
 * write mails, which the next job sends.
 */
export const shopJobs = (parts: ShopParts): readonly Job[] => [
  { name: 'heal-payments', every: 2 * second, run: () => healDuePayments(parts) },
  // D-MAIL-01
  { name: 'send-mails', every: 2 * second, run: parts.mailDue },
  // Removing a card tells the gateway at once; this job is for a gateway that did not answer then.
  { name: 'forget-removed-cards', every: 30 * second, run: () => forgetRemovedCards(parts) },
  { name: 'find-consents', every: 30 * second, run: () => findUnseenConsents(parts) },
  {
    name: 'forget-removed-accounts',
    every: 30 * second,
    run: () => forgetRemovedAccounts(parts),
  },
  // D-NOTIFY-02
  { name: 'send-notices', every: 2 * second, run: () => sendDueNotices(parts) },
  { name: 'ask-stopped', every: 2 * second, run: () => askStopped(parts) },
  // The newest data it deletes is two hours old, so it need not run more often.
  { name: 'forget-old', every: 10 * minute, run: () => forgetOld(parts) },
];

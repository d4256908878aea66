import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { withRetries } from '#server/base/refusal/in-transaction.ts';
import { findOrder } from '#server/data/order/orders.ts';
import { lockPayment } from '#server/data/payment/payments.ts';
import {
  dueUnseenConsents,
  forgetUnseenConsent,
  postponeUnseenConsent,
  type UnseenConsent,
} from '#server/data/payment/unseen-consents.ts';
import { consentIn, endConsent } from '#server/order/settlement/keep-payment-account.ts';
import type { Decision, Found } from '#server/parties/gateway.ts';
import { forgetPause } from '#server/payment/forget-pause.ts';

type FindingParts = Pick<ShopParts, 'db' | 'clock' | 'gateway' | 'report'>;

/** How often the gateway is asked, later and later: for a day and a half. */
const mostChecks = 10;

/**
 * Looks for the consents of sales that were undone before the shop learnt them; what is found is a
 * removed account, whose consent `forgetRemovedAccounts` ends. Safe in several processes: who deletes
 * the row writes the account.
 */
export const findUnseenConsents = async (parts: FindingParts): Promise<void> => {
  const { db, clock, gateway } = parts;
  for (const unseen of await dueUnseenConsents(db, new Date(clock.now()))) {
    const reference = (await findOrder(db, unseen.order_id))?.reference ?? '';
    const names = { reference, transactionId: unseen.transaction_id };
    const found = await gateway.findPayment(names);
    const decision = found.kind === 'found' ? found.decision : undefined;
    if (decision !== undefined && consentIn(decision) !== undefined) {
      await endFound(parts, unseen.order_id, decision);
    } else if (found.kind === 'found' && isPlainDecline(found)) {
      await forgetUnseenConsent(db, unseen.order_id);
    } else {
      await lookAgain(parts, unseen, found);
    }
  }
};

/** Declined by PayPal itself: nothing was kept. */
const isPlainDecline = ({ decision, reversed }: Extract<Found, { kind: 'found' }>): boolean =>
  decision.kind === 'declined' && !reversed;

const endFound = (
  { db, clock }: FindingParts,
  orderId: string,
  decision: Decision,
): Promise<void> =>
  withRetries(db, async (changes) => {
    const payment = await lockPayment(changes, orderId);
    if (payment === undefined || !(await forgetUnseenConsent(changes, orderId))) return;
    const step = { actor: 'healing' as const, reason: 'consent found', at: new Date(clock.now()) };
    await endConsent({ changes, payment, step }, decision);
  });

const lookAgain = async (
  { db, clock, report }: FindingParts,
  unseen: UnseenConsent,
  found: Found,
): Promise<void> => {
  const { order_id: orderId, checks } = unseen;
  const isSilent = found.kind === 'unknown';
  if (isSilent || checks < mostChecks) {
    const at = new Date(clock.now() + forgetPause(checks));
    return postponeUnseenConsent(db, unseen, { at, isSilent });
  }
  const isFirst = await forgetUnseenConsent(db, orderId);
  // The sale was made, and the gateway never said with which consent: a person must end it at PayPal.
  if (isFirst && found.kind === 'found') report({ event: 'consent-not-found', orderId });
};

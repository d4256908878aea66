import type { Cents } from '#domain/money/cents.ts';
import { reviewStep } from '#domain/order/review.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { withRetries } from '#server/base/refusal/in-transaction.ts';
import { findOrder } from '#server/data/order/orders.ts';
import { lockPayment, notePayment } from '#server/data/payment/payments.ts';
import { issueGiftCards } from '#server/gift/issue-gift-cards.ts';
import { giveBack } from '#server/order/settlement/give-back.ts';
import { stateAtGateway } from '#server/order/settlement/outcomes.ts';
import { renewDays } from '#server/order/settlement/renew-days.ts';
import {
  moveOrder,
  movePayment,
  promise,
  type Settlement,
} from '#server/order/settlement/settlement.ts';
import { takeHeld } from '#server/order/settlement/take-held.ts';
import type { Found } from '#server/parties/gateway.ts';

type Standing = Extract<Found, { kind: 'found' }>;

/**
 * Writes down how the gateway's review ended, in one transaction: order, goods, payment and mail.
 * False while it has not ended; true also when another process was first.
 */
export const settleReview = (
  { db, clock }: Pick<ShopParts, 'db' | 'clock'>,
  orderId: string,
  found: Standing,
): Promise<boolean> =>
  withRetries(db, async (changes) => {
    const payment = await lockPayment(changes, orderId);
    const order = await findOrder(changes, orderId);
    if (payment === undefined || order === undefined) throw new Error('no such order');
    const review = reviewStep(
      { order: order.state, payment: payment.state },
      stateAtGateway(found, payment.amount as Cents),
    );
    if (review.kind === 'over') return true;
    if (review.kind === 'wait') return false;
    const reason = review.kind === 'accept' ? 'review accepted' : 'review rejected';
    const step = { actor: 'healing' as const, reason, at: new Date(clock.now()) };
    const settlement = { changes, order, payment, step };
    await (review.kind === 'accept' ? accept(settlement) : reject(settlement, review.payment));
    return true;
  });

/** The gateway has answered: an operator's eye is not needed any more. */
const known = { checks: 0, needs_operator: false } as const;

const accept = async (settlement: Settlement): Promise<void> => {
  const { changes, order, step } = settlement;
  await moveOrder(settlement, 'PAID');
  await takeHeld(changes, order.order_id, step.at);
  await issueGiftCards(changes, order.order_id, step.at);
  await renewDays(settlement);
  await notePayment(changes, order.order_id, {
    ...known,
    lease_until: step.at,
    next_check_at: step.at,
  });
  await promise(settlement, 'review-accepted');
};

/** What was approved is given back, unless the gateway did so itself. */
const reject = async (settlement: Settlement, returned: 'REVERSED' | undefined): Promise<void> => {
  const { changes, order, step } = settlement;
  await moveOrder(settlement, 'PAYMENT_FAILED');
  await giveBack(changes, order.order_id, step.at);
  const due = {
    ...known,
    lease_until: step.at,
    next_check_at: step.at,
    reason: 'DECISION_PROFILE_REJECT',
  };
  await (returned === undefined
    ? notePayment(changes, order.order_id, { ...due, reversal_due: true })
    : movePayment(settlement, returned, { ...due, reversal_due: false }));
  await promise(settlement, 'payment-failed');
};

import type { Kysely } from 'kysely';
import type { Cents } from '#domain/money/cents.ts';
import type { CommerceParts } from '#server/base/parts/commerce-parts.ts';
import { takeOrderedGoods } from '#server/cart/take-ordered.ts';
import { finishKey, freeKey, replyOfOrder } from '#server/data/order/idempotency.ts';
import { findOrder, type OrderRow, type Step } from '#server/data/order/orders.ts';
import { takeReservation } from '#server/data/order/reservations.ts';
import { freeToken } from '#server/data/payment/payment-sessions.ts';
import { lockPayment } from '#server/data/payment/payments.ts';
import type { Tables } from '#server/data/tables/tables.ts';
import { issueGiftCards } from '#server/gift/issue-gift-cards.ts';
import { giveBack } from '#server/order/settlement/give-back.ts';
import { keepCard } from '#server/order/settlement/keep-card.ts';
import {
  type OrderReply,
  placedReply,
  readReply,
  refusedReply,
  writeReply,
} from '#server/order/settlement/order-reply.ts';
import {
  moveOrder,
  movePayment,
  promise,
  type Settlement,
} from '#server/order/settlement/settlement.ts';
import type { Challenge, Decision, KeptCard, Unknown } from '#server/parties/gateway.ts';
import { authenticationAbandoned, declineFor, needsReversal } from '#server/payment/decline.ts';
import { actionRequired, cardDeclined, tokenInvalid } from '#server/payment/refusals.ts';

/**
 * Writes down how an authorisation ended, in one transaction: payment, order, stock, token, mail
 * and the answer to the submission. Safe to repeat: what is settled already is only told.
 */
export const settlePayment = (
  { db, clock, goods }: Pick<CommerceParts, 'db' | 'clock' | 'goods'>,
  orderId: string,
  decision: Decision | Challenge | Unknown,
  actor: Step['actor'],
): Promise<OrderReply> =>
  db.transaction().execute(async (changes) => {
    const payment = await lockPayment(changes, orderId);
    const order = await findOrder(changes, orderId);
    if (payment === undefined || order === undefined) throw new Error('no such order');
    const reason = decision.kind === 'declined' ? decision.reason : decision.kind;
    const step = { actor, reason, at: new Date(clock.now()) };
    const isAbandoned = reason === authenticationAbandoned;
    const isOpen = isAbandoned
      ? payment.state === 'AUTHENTICATING'
      : payment.state === 'AUTHORIZING' || payment.state === 'UNKNOWN';
    if (isOpen && decision.kind === 'challenge' && payment.state === 'AUTHORIZING') {
      const until = new Date(step.at.getTime() + goods.challenge);
      return challenge({ changes, order, payment, step }, decision, until);
    }
    if (isAbandoned && !isOpen)
      return placedReply(orderId, order.state, order.total_amount as Cents);
    if (decision.kind === 'challenge' && payment.state === 'AUTHENTICATING') {
      return challengeReply(orderId, decision);
    }
    const reply = isOpen
      ? await settleOpen({ changes, order, payment, step }, decision)
      : await settledReply(changes, order);
    await finishKey(changes, orderId, writeReply(reply));
    return reply;
  });

/** How a payment that is settled already ended: a decline in the words it was told in. */
const settledReply = async (changes: Kysely<Tables>, order: OrderRow): Promise<OrderReply> => {
  const told = await replyOfOrder(changes, order.order_id);
  const reply = told === undefined ? undefined : readReply(told);
  return reply?.kind === 'refused'
    ? reply
    : placedReply(order.order_id, order.state, order.total_amount as Cents);
};

const settleOpen = (
  settlement: Settlement,
  decision: Decision | Challenge | Unknown,
): Promise<OrderReply> => {
  switch (decision.kind) {
    case 'challenge':
      return markUnknown(settlement, 'challenged late');
    case 'unknown':
      return markUnknown(settlement, decision.why);
    case 'declined':
      return decline(settlement, decision.reason, decision.gatewayId);
    case 'approved':
    case 'review': {
      const { amount, gatewayId, kept } = decision;
      // Less than asked for is no payment: it goes back and counts as declined.
      return amount !== undefined && amount < settlement.payment.amount
        ? decline(settlement, 'PARTIAL_AUTHORIZED', gatewayId)
        : approve(settlement, decision.kind, { gatewayId, kept });
    }
  }
};

/** The order waits for the bank's customer; the same submission goes on with it. No end yet. */
const challenge = async (
  settlement: Settlement,
  decision: Challenge,
  until: Date,
): Promise<OrderReply> => {
  const { changes, order, step } = settlement;
  await movePayment(settlement, 'AUTHENTICATING', {
    authentication_id: decision.authenticationId,
    lease_until: step.at,
    next_check_at: until,
  });
  await moveOrder(settlement, 'PAYMENT_ACTION_REQUIRED');
  await freeKey(changes, order.order_id, step.at);
  return challengeReply(order.order_id, decision);
};

const challengeReply = (orderId: string, { stepUpUrl, accessToken }: Challenge): OrderReply =>
  refusedReply(actionRequired({ data: [{ orderId, stepUpUrl, accessToken }] }));

/** Its answer never came: stock stays held, the shopper is told to wait, the job asks again. */
const markUnknown = async (settlement: Settlement, reason: string): Promise<OrderReply> => {
  const { order, payment, step } = settlement;
  if (payment.state === 'AUTHORIZING') {
    const next_check_at = new Date(step.at.getTime() + 2000);
    await movePayment(settlement, 'UNKNOWN', { reason, lease_until: step.at, next_check_at });
    await moveOrder(settlement, 'PAYMENT_UNKNOWN');
    await takeOrderedGoods(settlement.changes, order, step.at);
  }
  return placedReply(order.order_id, 'PAYMENT_UNKNOWN', order.total_amount as Cents);
};

const decline = async (
  settlement: Settlement,
  reason: string,
  gatewayId: string | undefined,
): Promise<OrderReply> => {
  const { changes, order, step } = settlement;
  await movePayment(settlement, 'DECLINED', {
    reason,
    gateway_id: gatewayId ?? null,
    reversal_due: needsReversal(reason),
    lease_until: step.at,
    next_check_at: step.at,
  });
  await moveOrder(settlement, 'PAYMENT_FAILED');
  await giveBack(changes, order.order_id, step.at);
  await freeToken(changes, order.order_id);
  // Told to wait, or never answered: only a mail can say how it ended.
  const wasAsked = settlement.payment.state === 'AUTHENTICATING';
  if (step.actor === 'healing' && !wasAsked) await promise(settlement, 'payment-failed');
  // The gateway does not know the token (any more): that is no word about the card.
  return refusedReply(
    reason === 'INVALID_DATA' ? tokenInvalid() : cardDeclined(declineFor(reason)),
  );
};

const approve = async (
  settlement: Settlement,
  kind: 'approved' | 'review',
  { gatewayId, kept }: { readonly gatewayId: string; readonly kept: KeptCard | undefined },
): Promise<OrderReply> => {
  const { changes, order, step } = settlement;
  const isWanted = order.state === 'PLACING' || order.state === 'PAYMENT_UNKNOWN';
  await movePayment(settlement, 'AUTHORIZED', {
    gateway_id: gatewayId,
    reversal_due: !isWanted,
    reason: null,
    lease_until: step.at,
    next_check_at: step.at,
  });
  if (!isWanted) return placedReply(order.order_id, order.state, order.total_amount as Cents);
  await keepCard(settlement, kept);
  const state = kind === 'review' ? 'IN_REVIEW' : 'PAID';
  await moveOrder(settlement, state);
  // One that was unknown took its goods already.
  if (order.state === 'PLACING') await takeOrderedGoods(changes, order, step.at);
  // In review the goods stay held: they go back to the shelf when it ends badly.
  if (kind === 'approved') {
    await takeReservation(changes, order.order_id);
    await issueGiftCards(changes, order.order_id, step.at);
  }
  await promise(settlement, 'order-confirmation');
  return placedReply(order.order_id, state, order.total_amount as Cents);
};

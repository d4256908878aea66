import type { Kysely } from 'kysely';
import type { Cents } from '#domain/money/cents.ts';
import type { OrderState } from '#domain/order/order-machine.ts';
import { type SettlingStep, settlingStep } from '#domain/order/settling.ts';
import type { DeclineCause } from '#domain/payment/decline.ts';
import { retryDelay } from '#domain/payment/healing-times.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { withRetries } from '#server/base/refusal/in-transaction.ts';
import { refuse } from '#server/base/refusal/refusal.ts';
import { takeOrderedGoods } from '#server/cart/take-ordered.ts';
import { finishKey, freeKey, replyOfOrder } from '#server/data/order/idempotency.ts';
import { findOrder, type OrderRow, type Step } from '#server/data/order/orders.ts';
import { freeToken } from '#server/data/payment/payment-sessions.ts';
import { lockPayment } from '#server/data/payment/payments.ts';
import type { Tables } from '#server/data/tables/tables.ts';
import { approvePayment, authorized } from '#server/order/settlement/approve-payment.ts';
import { giveBack } from '#server/order/settlement/give-back.ts';
import { consentIn, endConsent } from '#server/order/settlement/keep-payment-account.ts';
import {
  type OrderReply,
  placedReply,
  readReply,
  refusedReply,
  writeReply,
} from '#server/order/settlement/order-reply.ts';
import { outcomeOf } from '#server/order/settlement/outcomes.ts';
import {
  moveOrder,
  movePayment,
  promise,
  type Settlement,
} from '#server/order/settlement/settlement.ts';
import type { Challenge, Decision, Unknown } from '#server/parties/gateway.ts';
import { declineFor } from '#server/payment/decline.ts';

/**
 * Writes down how an authorisation ended, in one transaction: payment, order, stock, token, mail
 * and the answer to the submission. Safe to repeat: what is settled already is only told.
 */
export const settlePayment = (
  { db, clock, goods }: Pick<ShopParts, 'db' | 'clock' | 'goods'>,
  orderId: string,
  decision: Decision | Challenge | Unknown,
  actor: Step['actor'],
): Promise<OrderReply> =>
  withRetries(db, async (changes) => {
    const payment = await lockPayment(changes, orderId);
    const order = await findOrder(changes, orderId);
    if (payment === undefined || order === undefined) throw new Error('no such order');
    const reason = decision.kind === 'declined' ? decision.reason : decision.kind;
    const step = { actor, reason, at: new Date(clock.now()) };
    const until = new Date(step.at.getTime() + goods.challenge);
    const file = { order: order.state, payment: payment.state, amount: payment.amount as Cents };
    const settling = settlingStep(
      file,
      outcomeOf(decision),
      actor === 'healing' || actor === 'operator',
    );
    const settlement = { changes, order, payment, step };
    const { reply, isFinal } = await carryOut(settlement, settling, decision, until);
    if (isFinal) await finishKey(changes, orderId, writeReply(reply));
    return reply;
  });

/** An answer that is not final is not kept: the same submission goes on with the order. */
interface Settled {
  readonly reply: OrderReply;
  readonly isFinal: boolean;
}

const carryOut = async (
  settlement: Settlement,
  settling: SettlingStep,
  decision: Decision | Challenge | Unknown,
  until: Date,
): Promise<Settled> => {
  const { changes, order } = settlement;
  switch (settling.kind) {
    case 'tell':
      return { reply: standing(order), isFinal: false };
    case 'repeat':
      return { reply: await settledReply(changes, order), isFinal: true };
    case 'show-challenge':
      return { reply: challengeReply(order, decision), isFinal: false };
    case 'challenge':
      await challenge(settlement, settling, decision, until);
      return { reply: challengeReply(order, decision), isFinal: false };
    case 'wait':
      return { reply: standing(order, 'PAYMENT_UNKNOWN'), isFinal: true };
    case 'mark-unknown':
      await markUnknown(settlement, settling, decision);
      return { reply: standing(order, settling.order), isFinal: true };
    case 'await':
      await awaitBank(settlement, settling, decision);
      return { reply: standing(order, settling.order), isFinal: true };
    case 'refuse':
      return { reply: await refusePayment(settlement, settling, decision), isFinal: true };
    case 'accept':
      await approvePayment(settlement, settling, decision);
      return { reply: standing(order, settling.order), isFinal: true };
    case 'return-approval':
      await authorized(settlement, decision, { reversal_due: true });
      await endConsent(settlement, decision);
      return { reply: standing(order), isFinal: true };
  }
};

/** The order as it stands, or as it stands from now on. */
const standing = (order: OrderRow, state: OrderState = order.state): OrderReply =>
  placedReply(order.order_id, state, order.total_amount as Cents);

/** How an already completed payment ended; a decline with the texts of its first answer. */
const settledReply = async (changes: Kysely<Tables>, order: OrderRow): Promise<OrderReply> => {
  const told = await replyOfOrder(changes, order.order_id);
  const reply = told === undefined ? undefined : readReply(told);
  return reply?.kind === 'refused' ? reply : standing(order);
};

/** The order waits for the bank's customer; the same submission goes on with it. No end yet. */
const challenge = async (
  settlement: Settlement,
  settling: Extract<SettlingStep, { readonly kind: 'challenge' }>,
  decision: Decision | Challenge | Unknown,
  until: Date,
): Promise<void> => {
  const { changes, order, step } = settlement;
  await movePayment(settlement, settling.payment, {
    authentication_id: questionIn(decision).authenticationId,
    lease_until: step.at,
    next_check_at: until,
  });
  await moveOrder(settlement, settling.order);
  await freeKey(changes, order.order_id, step.at);
};

const challengeReply = (
  { order_id: orderId }: OrderRow,
  decision: Decision | Challenge | Unknown,
): OrderReply => {
  const { stepUpUrl, accessToken } = questionIn(decision);
  return refusedReply(refuse('PAYMENT_ACTION_REQUIRED', { orderId, stepUpUrl, accessToken }));
};

const questionIn = (decision: Decision | Challenge | Unknown): Challenge => {
  if (decision.kind !== 'challenge') throw new Error(`no challenge but ${decision.kind}`);
  return decision;
};

/**
 * The answer was lost: the goods stay held, the shopper is asked to wait, and the job asks the
 * gateway again.
 */
const markUnknown = async (
  settlement: Settlement,
  settling: Extract<SettlingStep, { readonly kind: 'mark-unknown' }>,
  decision: Decision | Challenge | Unknown,
): Promise<void> => {
  const { changes, order, step } = settlement;
  const reason = decision.kind === 'unknown' ? decision.why : decision.kind;
  const next_check_at = new Date(step.at.getTime() + retryDelay(1));
  await movePayment(settlement, settling.payment, {
    reason,
    agreement_id: consentIn(decision)?.agreementId ?? null,
    lease_until: step.at,
    next_check_at,
  });
  if (settling.order === undefined) return;
  await moveOrder(settlement, settling.order);
  await takeOrderedGoods(changes, order, step.at);
};

/** The payer's bank decides about a sale: as with an unknown outcome, but nothing is wrong. */
const awaitBank = async (
  settlement: Settlement,
  settling: Extract<SettlingStep, { readonly kind: 'await' }>,
  decision: Decision | Challenge | Unknown,
): Promise<void> => {
  const { changes, order, step } = settlement;
  await movePayment(settlement, settling.payment, {
    gateway_id: ('gatewayId' in decision ? decision.gatewayId : undefined) ?? null,
    agreement_id: consentIn(decision)?.agreementId ?? null,
    reason: null,
    lease_until: step.at,
    next_check_at: new Date(step.at.getTime() + retryDelay(1)),
  });
  if (settling.order === undefined) return;
  await moveOrder(settlement, settling.order);
  if (settling.leavesCart) await takeOrderedGoods(changes, order, step.at);
  await promise(settlement, 'payment-pending');
};

const refusePayment = async (
  settlement: Settlement,
  settling: Extract<SettlingStep, { readonly kind: 'refuse' }>,
  decision: Decision | Challenge | Unknown,
): Promise<OrderReply> => {
  const { changes, order, step } = settlement;
  const reason = reasonOf(settling.cause, decision);
  await movePayment(settlement, settling.payment, {
    reason,
    gateway_id: ('gatewayId' in decision ? decision.gatewayId : undefined) ?? null,
    reversal_due: settling.reversalDue,
    lease_until: step.at,
    next_check_at: step.at,
  });
  if (settling.order !== undefined) {
    await moveOrder(settlement, settling.order);
    await giveBack(changes, order.order_id, step.at);
    await freeToken(changes, order.order_id);
  }
  await endConsent(settlement, decision);
  if (settling.isMailed) {
    await promise(settlement, step.actor === 'operator' ? 'order-cancelled' : 'payment-failed');
  }
  return refusedReply(
    settling.cause === 'token-unknown' && settlement.payment.method === 'card'
      ? refuse('PAYMENT_TOKEN_INVALID')
      : refuse('CARD_DECLINED', declineFor(reason, settlement.payment.method)),
  );
};

const reasonOf = (cause: DeclineCause, decision: Decision | Challenge | Unknown): string => {
  if (decision.kind === 'declined') return decision.reason;
  return cause === 'part-only' ? 'PARTIAL_AUTHORIZED' : 'PENDING_AUTHENTICATION';
};

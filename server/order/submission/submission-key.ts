import type { PaymentProgress } from '#domain/order/order.ts';
import { type SubmissionOnFile, submissionStep } from '#domain/order/submission.ts';
import { leaseMilliseconds } from '#server/base/parts/lease.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import type { FirstOutcome } from '#server/base/refusal/refusal-facts.ts';
import { untilConnected } from '#server/data/database/until-connected.ts';
import {
  findKey,
  forgetKey,
  insertKey,
  type KeyName,
  type KeyRow,
  takeOverKey,
} from '#server/data/order/idempotency.ts';
import { findOrder } from '#server/data/order/orders.ts';
import { orderTiming } from '#server/order/order-timing.ts';
import { abandonChallenge } from '#server/order/settlement/abandon-challenge.ts';
import { healPayment } from '#server/order/settlement/heal-payment.ts';
import {
  type OrderReply,
  readReply,
  refusedReply,
  writeReply,
} from '#server/order/settlement/order-reply.ts';
import { placedOrderOf } from '#server/order/submission/ordered-before.ts';
import { authenticationAbandoned, declineFor } from '#server/payment/decline.ts';

/** Name under which keys of submissions are stored. */
export const submissionRoute = 'submittedorder';

/** The right to process a submission, or the answer it already had. */
export type Claim =
  | { readonly kind: 'mine'; readonly leaseUntil: Date }
  | { readonly kind: 'answered'; readonly reply: OrderReply }
  /** The bank asked the shopper about this order; it may continue now. */
  | { readonly kind: 'challenged'; readonly orderId: string };

/**
 * Claims the key of a submission. The same key with another body is refused. A key in use asks the
 * client to wait. A key left by a crash is completed from the stored state, never processed again.
 */
export const claimKey = async (
  parts: ShopParts,
  key: KeyName,
  bodyHash: string,
): Promise<Claim | Refusal> => {
  const { db, clock } = parts;
  const now = clock.now();
  const leaseUntil = new Date(now + leaseMilliseconds);
  await forgetKey(db, key, new Date(now - orderTiming.idempotency));
  const isMine = await untilConnected(async (attempt) =>
    attempt > 0 && (await isWritten(db, key, bodyHash, leaseUntil))
      ? true
      : insertKey(db, key, bodyHash, new Date(now), leaseUntil),
  );
  if (isMine) return { kind: 'mine', leaseUntil };
  const row = await findKey(db, key);
  // Released between the two statements: its maker was refused and this one may try.
  if (row === undefined) return refuse('ORDER_IN_PROGRESS', { retryAfterSeconds: 1 });
  const step = submissionStep(await onFile(db, row, bodyHash), now);
  switch (step.kind) {
    case 'busy':
      return refuse('ORDER_IN_PROGRESS', { retryAfterSeconds: 2 });
    case 'reused':
      return keyReusedAfter(parts, row);
    case 'answered':
      return { kind: 'answered', reply: await current(parts, step.reply) };
    case 'challenged':
      return step;
    case 'reconcile':
      return reconcile(parts, key, step.orderId);
    case 'take-over':
      return takeOver(parts, key, row, leaseUntil);
  }
};

const onFile = async (
  db: ShopParts['db'],
  { body_hash, reply, lease_until, order_id: orderId }: KeyRow,
  bodyHash: string,
): Promise<SubmissionOnFile> => ({
  isSameBody: body_hash === bodyHash,
  reply: reply ?? undefined,
  leaseUntil: lease_until.getTime(),
  orderId: orderId ?? undefined,
  order: orderId === null ? undefined : (await findOrder(db, orderId))?.state,
});

/** The key may be there although the connection was lost before we heard of it. */
const isWritten = async (
  db: ShopParts['db'],
  key: KeyName,
  bodyHash: string,
  leaseUntil: Date,
): Promise<boolean> => {
  const row = await findKey(db, key);
  // Two parallel callers with one lease are distinguished when the key gets its order (bindKey).
  return (
    row?.body_hash === bodyHash &&
    row.order_id === null &&
    row.lease_until.getTime() === leaseUntil.getTime()
  );
};

/** Another body under a known key: says how the first one ended, so that nobody has to guess. */
const keyReusedAfter = async (parts: ShopParts, row: KeyRow): Promise<Refusal> => {
  const reply = row.reply ?? (await replyAfterChallenge(parts, row));
  const first: FirstOutcome =
    reply === null ? { outcome: 'in-progress' } : outcomeOf(await current(parts, reply));
  return refuse('IDEMPOTENCY_KEY_REUSED', { first });
};

/** Another card instead of an answer to the bank: this ends the first attempt. */
const replyAfterChallenge = async (
  parts: ShopParts,
  { order_id: orderId }: KeyRow,
): Promise<string | null> => {
  const order = orderId === null ? undefined : await findOrder(parts.db, orderId);
  if (order?.state !== 'PAYMENT_ACTION_REQUIRED') return null;
  await abandonChallenge(parts, order.order_id, 'shopper');
  return writeReply(refusedReply(refuse('CARD_DECLINED', declineFor(authenticationAbandoned))));
};

const outcomeOf = (reply: OrderReply): FirstOutcome => {
  if (reply.kind === 'refused') return { outcome: 'failed', code: reply.refusal.code };
  return reply.order.payment === 'FAILED'
    ? { outcome: 'failed', code: 'PAYMENT_FAILED' }
    : { outcome: 'placed', order: reply.order };
};

/** A stored answer "confirming" or "in review" is replaced by the current state. */
const current = async (parts: ShopParts, text: string): Promise<OrderReply> => {
  const reply = readReply(text);
  if (reply.kind === 'refused' || !isOpen(reply.order.payment)) return reply;
  const order = await findOrder(parts.db, reply.order.orderId);
  return order === undefined ? reply : { kind: 'placed', order: placedOrderOf(order) };
};

const isOpen = (payment: PaymentProgress): boolean =>
  payment === 'CONFIRMING' || payment === 'PENDING' || payment === 'IN_REVIEW';

const reconcile = async (
  parts: ShopParts,
  key: KeyName,
  orderId: string,
): Promise<Claim | Refusal> => {
  await healPayment(parts, orderId);
  const healed = await findKey(parts.db, key);
  if (healed?.reply == null) return refuse('ORDER_IN_PROGRESS', { retryAfterSeconds: 2 });
  return { kind: 'answered', reply: await current(parts, healed.reply) };
};

const takeOver = async (
  { db }: ShopParts,
  key: KeyName,
  row: KeyRow,
  leaseUntil: Date,
): Promise<Claim | Refusal> => {
  if (!(await takeOverKey(db, key, row, leaseUntil))) {
    return refuse('ORDER_IN_PROGRESS', { retryAfterSeconds: 2 });
  }
  return { kind: 'mine', leaseUntil };
};

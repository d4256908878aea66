import * as z from 'zod/mini';
import { wireOutcome } from '#adapters/http/wire/order.ts';
import type { PaymentStanding } from '#domain/order/order.ts';
import { type CommerceParts, commerceTiming } from '#server/base/parts/commerce-parts.ts';
import type { Refusal } from '#server/base/refusal/refusal.ts';
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
import { cardDeclined, keyReused, orderInProgress } from '#server/payment/refusals.ts';

/** What the keys of submissions are kept under. */
export const submissionRoute = 'submittedorder';

/** The right to carry out a submission, or the answer it had already. */
export type Claim =
  | { readonly kind: 'mine'; readonly leaseUntil: Date }
  | { readonly kind: 'answered'; readonly reply: OrderReply }
  /** The bank asked the shopper about this order; it may go on now. */
  | { readonly kind: 'challenged'; readonly orderId: string };

/**
 * Claims a submission's key. The same key with another body is refused; one that is being worked
 * on asks for patience; one left behind by a crash is reconciled, never carried out again.
 */
export const claimKey = async (
  parts: CommerceParts,
  key: KeyName,
  bodyHash: string,
): Promise<Claim> => {
  const { db, clock } = parts;
  const now = clock.now();
  const leaseUntil = new Date(now + commerceTiming.lease);
  await forgetKey(db, key, new Date(now - commerceTiming.idempotency));
  const isMine = await untilConnected(async (attempt) =>
    attempt > 0 && (await isWritten(db, key, bodyHash, leaseUntil))
      ? true
      : insertKey(db, key, bodyHash, new Date(now), leaseUntil),
  );
  if (isMine) return { kind: 'mine', leaseUntil };
  const row = await findKey(db, key);
  // Released between the two statements: its maker was refused and this one may try.
  if (row === undefined) throw orderInProgress({ retryAfterSeconds: 1 });
  if (row.body_hash !== bodyHash) throw await keyReusedAfter(parts, row);
  if (row.reply !== null) return { kind: 'answered', reply: await current(parts, row.reply) };
  if (row.lease_until.getTime() > now) throw orderInProgress({ retryAfterSeconds: 2 });
  if (row.order_id !== null) {
    const order = await findOrder(db, row.order_id);
    return order?.state === 'PAYMENT_ACTION_REQUIRED'
      ? { kind: 'challenged', orderId: row.order_id }
      : reconcile(parts, key, row.order_id);
  }
  return takeOver(parts, key, row, leaseUntil);
};

/** The key may be there although the connection was lost before we heard of it. */
const isWritten = async (
  db: CommerceParts['db'],
  key: KeyName,
  bodyHash: string,
  leaseUntil: Date,
): Promise<boolean> => {
  const row = await findKey(db, key);
  // Two at once with one lease are told apart when the key is tied to an order (bindKey).
  return (
    row?.body_hash === bodyHash &&
    row.order_id === null &&
    row.lease_until.getTime() === leaseUntil.getTime()
  );
};

/** Another body under a known key: says how the first one ended, so that nobody has to guess. */
const keyReusedAfter = async (parts: CommerceParts, row: KeyRow): Promise<Refusal> => {
  const reply = row.reply ?? (await replyAfterChallenge(parts, row));
  const outcome: z.output<typeof wireOutcome> =
    reply === null ? { outcome: 'in-progress' } : outcomeOf(await current(parts, reply));
  return keyReused({ data: [z.encode(wireOutcome, outcome)] });
};

/** Another card instead of an answer to the bank: the first attempt is over. */
const replyAfterChallenge = async (
  parts: CommerceParts,
  { order_id: orderId }: KeyRow,
): Promise<string | null> => {
  const order = orderId === null ? undefined : await findOrder(parts.db, orderId);
  if (order?.state !== 'PAYMENT_ACTION_REQUIRED') return null;
  await abandonChallenge(parts, order.order_id, 'shopper');
  return writeReply(refusedReply(cardDeclined(declineFor(authenticationAbandoned))));
};

const outcomeOf = (reply: OrderReply): z.output<typeof wireOutcome> => {
  if (reply.kind === 'refused') return { outcome: 'failed', code: reply.facts.code };
  return reply.order.payment === 'FAILED'
    ? { outcome: 'failed', code: 'PAYMENT_FAILED' }
    : { outcome: 'placed', order: reply.order };
};

/** An answer that said "confirming" or "in review" is told as it stands now. */
const current = async (parts: CommerceParts, text: string): Promise<OrderReply> => {
  const reply = readReply(text);
  if (reply.kind === 'refused' || !isOpen(reply.order.payment)) return reply;
  const order = await findOrder(parts.db, reply.order.orderId);
  return order === undefined ? reply : { kind: 'placed', order: placedOrderOf(order) };
};

const isOpen = (payment: PaymentStanding): boolean =>
  payment === 'CONFIRMING' || payment === 'IN_REVIEW';

const reconcile = async (parts: CommerceParts, key: KeyName, orderId: string): Promise<Claim> => {
  await healPayment(parts, orderId);
  const healed = await findKey(parts.db, key);
  if (healed?.reply == null) throw orderInProgress({ retryAfterSeconds: 2 });
  return { kind: 'answered', reply: await current(parts, healed.reply) };
};

const takeOver = async (
  { db }: CommerceParts,
  key: KeyName,
  row: KeyRow,
  leaseUntil: Date,
): Promise<Claim> => {
  if (!(await takeOverKey(db, key, row, leaseUntil))) {
    throw orderInProgress({ retryAfterSeconds: 2 });
  }
  return { kind: 'mine', leaseUntil };
};

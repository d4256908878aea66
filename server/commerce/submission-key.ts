import * as z from 'zod/mini';
import { wireOutcome } from '#adapters/http/wire/order.ts';
import type { PaymentStanding } from '#domain/order/order.ts';
import type { Refusal } from '#server/api/refusal.ts';
import { type CommerceParts, commerceTiming } from '#server/commerce/commerce-parts.ts';
import { healPayment } from '#server/commerce/heal-payment.ts';
import { type OrderReply, readReply } from '#server/commerce/order-reply.ts';
import { placedOrderOf } from '#server/commerce/ordered-before.ts';
import { keyReused, orderInProgress } from '#server/commerce/refusals.ts';
import {
  findKey,
  forgetKey,
  insertKey,
  type KeyName,
  type KeyRow,
  takeOverKey,
} from '#server/data/commerce/idempotency.ts';
import { findOrder } from '#server/data/commerce/orders.ts';

/** The right to carry out a submission, or the answer it had already. */
export type Claim =
  | { readonly kind: 'mine'; readonly leaseUntil: Date }
  | { readonly kind: 'answered'; readonly reply: OrderReply };

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
  if (await insertKey(db, key, bodyHash, new Date(now), leaseUntil)) {
    return { kind: 'mine', leaseUntil };
  }
  const row = await findKey(db, key);
  // Released between the two statements: its maker was refused and this one may try.
  if (row === undefined) throw orderInProgress({ retryAfterSeconds: 1 });
  if (row.body_hash !== bodyHash) throw await keyReusedAfter(parts, row);
  if (row.reply !== null) return { kind: 'answered', reply: await current(parts, row.reply) };
  if (row.lease_until.getTime() > now) throw orderInProgress({ retryAfterSeconds: 2 });
  if (row.order_id !== null) return reconcile(parts, key, row.order_id);
  return takeOver(parts, key, row, leaseUntil);
};

/** Another body under a known key: says how the first one ended, so that nobody has to guess. */
const keyReusedAfter = async (parts: CommerceParts, { reply }: KeyRow): Promise<Refusal> => {
  const outcome: z.output<typeof wireOutcome> =
    reply === null ? { outcome: 'in-progress' } : outcomeOf(await current(parts, reply));
  return keyReused({ data: [z.encode(wireOutcome, outcome)] });
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

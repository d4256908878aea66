import { randomInt, randomUUID } from 'node:crypto';
import { normalOrderId } from '#domain/order/tracking/order-number.ts';
import { orderCodeLength } from '#domain/order/tracking/tracked-order.ts';
import { fingerprint } from '#server/base/host/fingerprint.ts';
import { isSameText } from '#server/base/host/same-text.ts';
import { requireAttempts } from '#server/base/limits/attempt-limits.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { withRetries } from '#server/base/refusal/in-transaction.ts';
import type { Refusal } from '#server/base/refusal/refusal.ts';
import { promiseCodeMail } from '#server/data/mail/outbox.ts';
import { keepCode } from '#server/data/order/order-codes.ts';
import { findOrder } from '#server/data/order/orders.ts';
import { orderTiming } from '#server/order/order-timing.ts';

export interface CodeRequest {
  readonly orderId: string;
  readonly email: string;
  readonly clientAddress: string;
}

type Parts = Pick<ShopParts, 'db' | 'clock' | 'limits' | 'beside' | 'mailDue'>;

/**
 * Mails a code to the e-mail of an order when that is the one asked with. Who asks hears the same when it
 * is not, also that it was often enough: the pair is counted, not the order. The code is written beside
 * the answer, so that its time tells nothing either.
 */
export const sendCode = async (
  parts: Parts,
  { orderId: typed, email, clientAddress }: CodeRequest,
): Promise<Refusal | undefined> => {
  const { db, clock, limits, beside } = parts;
  const orderId = normalOrderId(typed);
  const key = email.trim().toLowerCase();
  const now = clock.now();
  const counted = [
    [limits.lookupsOfAddress, fingerprint(clientAddress)],
    [limits.codesOfOrder, fingerprint(`${orderId} ${key}`)],
  ] as const;
  const tooMany = await requireAttempts(db, counted, now);
  if (tooMany !== undefined) return tooMany;
  beside(() => writeCode(parts, orderId, key));
  return undefined;
};

const writeCode = async (
  { db, clock, mailDue }: Parts,
  orderId: string,
  email: string,
): Promise<void> => {
  const order = await findOrder(db, orderId);
  if (order === undefined || !isSameText(order.email_key, email)) return;
  const code = String(randomInt(10 ** orderCodeLength)).padStart(orderCodeLength, '0');
  const now = new Date(clock.now());
  await withRetries(db, async (changes) => {
    await keepCode(changes, orderId, code, new Date(now.getTime() + orderTiming.code));
    await promiseCodeMail(changes, randomUUID(), orderId, now);
  });
  await mailDue();
};

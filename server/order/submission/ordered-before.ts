import * as z from 'zod/mini';
import { wirePlacedOrder } from '#adapters/http/wire/order.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import type { CommerceParts } from '#server/base/parts/commerce-parts.ts';
import { Refusal } from '#server/base/refusal/refusal.ts';
import { findLivingOrder, type OrderRow } from '#server/data/order/orders.ts';
import { abandonChallenge } from '#server/order/settlement/abandon-challenge.ts';
import { shopperFace } from '#server/order/settlement/order-machine.ts';
import { alreadyOrdered, orderInProgress } from '#server/payment/refusals.ts';

/** Why a quote cannot be ordered again: its order is there, or being placed this moment. */
export const orderedBefore = (order: OrderRow): Refusal =>
  order.state === 'PLACING' || order.state === 'PAYMENT_ACTION_REQUIRED'
    ? orderInProgress({ retryAfterSeconds: 2 })
    : alreadyOrdered({ data: [z.encode(wirePlacedOrder, placedOrderOf(order))] });

export const placedOrderOf = (order: OrderRow): PlacedOrder => ({
  orderId: order.order_id,
  ...shopperFace(order.state),
  totalAmount: order.total_amount as Cents,
});

/**
 * One quote, one order: whoever sends it again with another key hears of the first order. Another
 * shopper's order is not told of; the quote itself is then refused as unknown.
 */
export const requireFirstOrder = async (
  parts: Pick<CommerceParts, 'db' | 'clock' | 'goods'>,
  actorHash: string,
  quoteId: string,
): Promise<void> => {
  const order = await findLivingOrder(parts.db, quoteId);
  if (order?.actor_hash !== actorHash) return;
  // Whoever pays anew has given up on the bank's question.
  if (order.state === 'PAYMENT_ACTION_REQUIRED') {
    return abandonChallenge(parts, order.order_id, 'shopper');
  }
  throw orderedBefore(order);
};

/**
 * Of several submissions of one quote at once, one makes the order; the others meet its used token,
 * its sold goods or its spent coupon. They hear of the order, not of what it left behind.
 */
export const tellOfOrder = async (
  { db }: Pick<CommerceParts, 'db'>,
  { actorHash, quoteId }: { readonly actorHash: string; readonly quoteId: string },
  cause: unknown,
): Promise<never> => {
  const order = cause instanceof Refusal ? await findLivingOrder(db, quoteId) : undefined;
  throw order?.actor_hash === actorHash ? orderedBefore(order) : cause;
};

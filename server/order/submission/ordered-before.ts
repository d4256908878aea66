import type { Cents } from '#domain/money/cents.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import { shopperFace } from '#domain/order/order-machine.ts';
import { isBeingPlaced } from '#domain/order/submission.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import { findLivingOrder, type OrderRow } from '#server/data/order/orders.ts';
import { abandonChallenge } from '#server/order/settlement/abandon-challenge.ts';

/** Why a quote cannot be ordered again: its order is there, or being placed this moment. */
export const orderedBefore = (order: OrderRow): Refusal =>
  isBeingPlaced(order.state)
    ? refuse('ORDER_IN_PROGRESS', { retryAfterSeconds: 2 })
    : refuse('ALREADY_ORDERED', { order: placedOrderOf(order) });

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
  parts: Pick<ShopParts, 'db' | 'clock' | 'goods'>,
  actorHash: string,
  quoteId: string,
): Promise<Refusal | undefined> => {
  const order = await findLivingOrder(parts.db, quoteId);
  if (order?.actor_hash !== actorHash) return undefined;
  // Whoever pays anew has given up on the bank's question.
  if (order.state === 'PAYMENT_ACTION_REQUIRED') {
    await abandonChallenge(parts, order.order_id, 'shopper');
    return undefined;
  }
  return orderedBefore(order);
};

/**
 * Of several submissions of one quote at once, one makes the order; the others meet its used token,
 * its sold goods or its spent coupon. They hear of the order, not of what it left behind.
 */
export const tellOfOrder = async (
  { db }: Pick<ShopParts, 'db'>,
  { actorHash, quoteId }: { readonly actorHash: string; readonly quoteId: string },
  refusal: Refusal,
): Promise<Refusal> => {
  const order = await findLivingOrder(db, quoteId);
  return order?.actor_hash === actorHash ? orderedBefore(order) : refusal;
};

import type { Cents } from '#domain/money/cents.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import { shopperFace } from '#domain/order/order-machine.ts';
import { isBeingPlaced } from '#domain/order/submission.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import { findLivingOrder, findOrder, type OrderRow } from '#server/data/order/orders.ts';
import { accountSessionOfPayment, orderOfSession } from '#server/data/payment/account-sessions.ts';
import { abandonChallenge } from '#server/order/settlement/abandon-challenge.ts';
import type { PaymentChoice } from '#server/payment/payment-means.ts';

/** Why a quote cannot be ordered again: its order exists, or is being placed now. */
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
 * A quote makes one order: sending it again with another key returns the first order. Another
 * shopper's order is not shown; the quote is then refused as unknown.
 */
export const requireFirstOrder = async (
  parts: Pick<ShopParts, 'db' | 'clock' | 'goods'>,
  actorHash: string,
  quoteId: string,
): Promise<Refusal | undefined> => {
  const order = await findLivingOrder(parts.db, quoteId);
  if (order?.actor_hash !== actorHash) return undefined;
  // A new payment ends the open challenge of the bank.
  if (order.state === 'PAYMENT_ACTION_REQUIRED') {
    await abandonChallenge(parts, order.order_id, 'shopper');
    return undefined;
  }
  return orderedBefore(order);
};

/**
 * Of parallel submissions of one quote, one makes the order. The others find its token, goods or
 * coupon used; they get the order as the answer, not these refusals.
 */
export const tellOfOrder = async (
  { db }: Pick<ShopParts, 'db'>,
  {
    actorHash,
    quoteId,
    payment,
  }: {
    readonly actorHash: string;
    readonly quoteId: string;
    readonly payment?: PaymentChoice | undefined;
  },
  refusal: Refusal,
): Promise<Refusal> => {
  const order =
    (await findLivingOrder(db, quoteId)) ?? (await orderOfApproval(db, actorHash, payment));
  return order?.actor_hash === actorHash ? orderedBefore(order) : refusal;
};

/** An approval at PayPal that paid already: for another quote, or by another of its orders. */
const orderOfApproval = async (
  db: ShopParts['db'],
  actorHash: string,
  payment: PaymentChoice | undefined,
): Promise<OrderRow | undefined> => {
  if (payment?.method !== 'payment-account') return undefined;
  const session = await accountSessionOfPayment(db, actorHash, payment.paymentId);
  const orderId = session && (await orderOfSession(db, session));
  return orderId === undefined ? undefined : findOrder(db, orderId);
};

import { timingSafeEqual } from 'node:crypto';
import { paidBy } from '#domain/gift/gift-tender.ts';
import type { MixedProduct } from '#domain/mix/contents.ts';
import { addCents, type Cents, negateCents } from '#domain/money/cents.ts';
import type { Order, PlacedLine, UsedGiftCard } from '#domain/order/order.ts';
import { shopperFace } from '#domain/order/order-machine.ts';
import { fingerprint } from '#server/base/host/fingerprint.ts';
import { normalOrderId } from '#server/base/host/order-names.ts';
import { returnAttempts, takeAttempts } from '#server/base/limits/attempt-limits.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { isRefusal, type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import { giftCardsOfOrder } from '#server/data/gift/gift-card-uses.ts';
import {
  findOrder,
  linesOfOrder,
  type OrderLineRow,
  type OrderRow,
} from '#server/data/order/orders.ts';
import { findPayment, type PaymentRow } from '#server/data/payment/payments.ts';

export interface OrderClaim {
  readonly orderId: string;
  readonly email: string | undefined;
  /** The signed-in account, if there is one. */
  readonly accountId?: string | undefined;
  readonly clientAddress: string;
}

type Parts = Pick<ShopParts, 'db' | 'clock' | 'limits'>;

/**
 * An order of the signed-in account, or a guest's: number and e-mail must match. Every failure gets
 * the same answer (D-API-16).
 */
export const showOrder = async (parts: Parts, claim: OrderClaim): Promise<Order | Refusal> => {
  const { db } = parts;
  const found = await findOrder(db, normalOrderId(claim.orderId));
  const isOwn = claim.accountId !== undefined && found?.account_id === claim.accountId;
  const order = found !== undefined && isOwn ? found : await guessed(parts, found, claim);
  if (isRefusal(order)) return order;
  const lines = await linesOfOrder(db, order.order_id);
  const payment = await findPayment(db, order.order_id);
  return asOrder(order, lines, payment, await giftCardsOfOrder(db, order.order_id));
};

/** An attempt is counted before it is checked; a correct one is taken back. */
const guessed = async (
  { db, clock, limits }: Parts,
  found: OrderRow | undefined,
  { email = '', clientAddress }: OrderClaim,
): Promise<OrderRow | Refusal> => {
  const now = clock.now();
  const counted = [[limits.lookupsOfAddress, fingerprint(clientAddress)]] as const;
  const taken = await takeAttempts(db, counted, now);
  if (isRefusal(taken)) return taken;
  if (found === undefined || !sameText(found.email_key, email.trim().toLowerCase())) {
    return refuse('NOT_FOUND', { what: 'order' });
  }
  await returnAttempts(db, counted, now);
  return found;
};

const sameText = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(fingerprint(one)), Buffer.from(fingerprint(other)));

const asOrder = (
  order: OrderRow,
  lines: readonly OrderLineRow[],
  payment: PaymentRow | undefined,
  giftCards: readonly UsedGiftCard[],
): Order => ({
  orderId: order.order_id,
  ...shopperFace(order.state),
  placedAt: order.placed_at.toISOString(),
  contact: order.contact,
  shipping: order.shipping,
  billing: order.billing,
  lines: lines.map(asLine),
  subTotal: order.sub_total as Cents,
  discount: order.discount as Cents,
  shippingCharge: order.shipping_charge as Cents,
  tax: order.tax as Cents,
  totalAmount: order.total_amount as Cents,
  ...paidWith(payment),
  ...(giftCards.length > 0 && { giftCards }),
  amountDue: addCents(order.total_amount as Cents, negateCents(paidBy({ giftCards }))),
  ...(order.coupon_name === null ? {} : { couponName: order.coupon_name }),
  ...(order.gift_order ? { giftOrder: true } : {}),
  ...(order.gift_message === null ? {} : { giftMessage: order.gift_message }),
  ...(order.expected === null ? {} : { expected: order.expected }),
});

/** The card, or what paid in place of one. */
const paidWith = (payment: PaymentRow | undefined): Pick<Order, 'card' | 'paidWith'> => {
  if (payment === undefined) return {};
  const { method, brand, last4 } = payment;
  return method === 'card' ? { card: { brand, last4 } } : { paidWith: { method, name: brand } };
};

const asLine = (line: OrderLineRow): PlacedLine => ({
  lineItemNumber: line.line_item_number,
  kind: line.kind,
  productId: line.product_id,
  name: line.name,
  quantity: line.quantity,
  unitPrice: line.unit_price as Cents,
  total: line.total as Cents,
  ...(line.image_path === null ? {} : { imagePath: line.image_path }),
  ...(line.size === null ? {} : { size: line.size }),
  ...(line.pre_order_text === null ? {} : { preOrderText: line.pre_order_text }),
  ...(line.kind === 'mix' && { contents: line.contents as readonly MixedProduct[] }),
  ...(line.gift === null ? {} : { gift: line.gift }),
});

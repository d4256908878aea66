import { paidBy } from '#domain/gift/gift-tender.ts';
import type { Language } from '#domain/locale/language.ts';
import type { MixedProduct } from '#domain/mix/contents.ts';
import { addCents, type Cents, negateCents } from '#domain/money/cents.ts';
import type { Order, PlacedLine, UsedGiftCard } from '#domain/order/order.ts';
import { shopperFace } from '#domain/order/order-machine.ts';
import { normalOrderId } from '#domain/order/tracking/order-number.ts';
import { actorOf } from '#server/base/host/fingerprint.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { isRefusal, type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import { giftCardsOfOrder } from '#server/data/gift/gift-card-uses.ts';
import { namedIn } from '#server/data/order/line-titles.ts';
import {
  findOrder,
  linesOfOrder,
  type OrderLineRow,
  type OrderRow,
} from '#server/data/order/orders.ts';
import { findPayment, type PaymentRow } from '#server/data/payment/payments.ts';
import { claimedOrder } from '#server/order/show/claimed-order.ts';
import { progressOf } from '#server/order/show/order-progress.ts';

export interface OrderClaim {
  readonly orderId: string;
  readonly email: string | undefined;
  /** The secret of the checkout that placed it. */
  readonly tempUserID?: string | undefined;
  /** The signed-in account, if there is one. */
  readonly accountId?: string | undefined;
  readonly clientAddress: string;
  /** Of who reads it. */
  readonly language: Language;
}

type Parts = Pick<ShopParts, 'db' | 'clock' | 'limits'>;

/**
 * An order of the signed-in account, or a guest's on the device that placed it: number and e-mail must
 * match, and every pair that does not gets the same answer (D-API-16). On another device a mailed code
 * opens it (track-order.ts).
 */
export const showOrder = async (parts: Parts, claim: OrderClaim): Promise<Order | Refusal> => {
  const { db } = parts;
  const found = await findOrder(db, normalOrderId(claim.orderId));
  const isOwn = claim.accountId !== undefined && found?.account_id === claim.accountId;
  if (found !== undefined && isOwn) return wholeOrder(db, found, claim.language);
  const order = await claimedOrder(parts, claim, found);
  if (isRefusal(order)) return order;
  const isPlacer = claim.tempUserID !== undefined && actorOf(claim.tempUserID) === order.actor_hash;
  return isPlacer ? wholeOrder(db, order, claim.language) : refuse('ORDER_CODE_NEEDED');
};

/** Everything in an order, for whoever has proven to be its shopper. */
export const wholeOrder = async (
  db: Parts['db'],
  order: OrderRow,
  language: Language,
): Promise<Order> => ({
  ...asOrder(
    order,
    await namedIn(db, language, [order], await linesOfOrder(db, order.order_id)),
    await findPayment(db, order.order_id),
    await giftCardsOfOrder(db, order.order_id),
  ),
  ...(await progressOf(db, order)),
  ...(order.account_id === null ? {} : { inAccount: true }),
});

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

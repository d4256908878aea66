import type { PricedLine } from '#domain/order/quote/priced-line.ts';
import { traceparentNow } from '#server/base/trace/call-span.ts';
import { storedDays } from '#server/order/quote/stored-days.ts';
import type { Reservation } from '#server/order/submission/reservation.ts';

/** The row of an order that was just submitted, without its names. */
export const orderRow = (
  { actorHash, accountId, cartToken, quoteId, language, assessment, expected }: Reservation,
  now: Date,
) => {
  const { draft, price, locationNumber, coupon } = assessment;
  return {
    actor_hash: actorHash,
    account_id: accountId ?? null,
    state: 'PLACING' as const,
    quote_id: quoteId,
    location_number: locationNumber,
    language,
    email_key: draft.contact.email.toLowerCase(),
    contact: JSON.stringify(draft.contact),
    shipping: JSON.stringify(draft.shipping),
    billing: JSON.stringify(draft.billing),
    gift_message: draft.giftMessage ?? null,
    gift_order: draft.giftOrder ?? false,
    coupon_name: coupon?.code ?? null,
    cart_token: cartToken ?? null,
    sub_total: price.subTotal,
    discount: price.discount,
    shipping_charge: price.shippingCharge,
    tax: price.tax,
    total_amount: price.totalAmount,
    placed_at: now,
    updated_at: now,
    trace_context: traceparentNow(),
    expected: storedDays(expected),
  };
};

export const lineRow = (orderId: string, line: PricedLine) => ({
  order_id: orderId,
  line_item_number: line.lineItemNumber,
  kind: line.kind,
  product_id: line.productId,
  line_id: line.lineId,
  name: line.name,
  quantity: line.quantity,
  unit_price: line.unitPrice,
  total: line.total,
  image_path: line.imagePath ?? null,
  size: line.size ?? null,
  pre_order_text: line.preOrderText ?? null,
  contents: JSON.stringify(line.contents),
  gift: line.gift === undefined ? null : JSON.stringify(line.gift),
});

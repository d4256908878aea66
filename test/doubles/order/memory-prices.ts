import type { ProductDetail } from '#domain/catalog/product.ts';
import type { CouponVerdict } from '#domain/coupon/coupon.ts';
import { addCents, type Cents, negateCents, timesCents, zeroCents } from '#domain/money/cents.ts';
import type { DraftVerdict, OrderDraft } from '#domain/order/order.ts';
import { allOrderLines } from '#test/doubles/order/all-order-lines.ts';

const charge = 499 as Cents;
export const freeFrom = 1500 as Cents;
/** Six percent, so that sums show whether tax was counted. */
export const taxOf = (amount: Cents): Cents => Math.round(amount * 0.06) as Cents;
export const quoteLife = 1_800_000;

export const chargeOn = (subTotal: Cents): Cents => (subTotal >= freeFrom ? zeroCents : charge);

export const sumOf = (
  items: readonly { readonly productId: string; readonly quantity: number }[],
  shelf: readonly ProductDetail[],
): Cents =>
  addCents(
    ...items.map(({ productId, quantity }) =>
      timesCents(priceOf(shelf, productId) ?? zeroCents, quantity),
    ),
  );

/** The parts of a quote for a draft. */
export const pricesOf = (
  draft: OrderDraft,
  shelf: readonly ProductDetail[],
  coupon?: CouponVerdict,
) => {
  const subTotal = sumOf(allOrderLines(draft.lines), shelf);
  const discount = coupon?.ok === true ? coupon.effect.discount : zeroCents;
  const left = addCents(subTotal, negateCents(discount));
  const isFree = coupon?.ok === true && coupon.effect.freeOrder;
  const shippingCharge = isFree ? zeroCents : chargeOn(left);
  const tax = taxOf(left);
  const totalAmount = addCents(left, shippingCharge, tax);
  return { subTotal, discount, shippingCharge, tax, totalAmount };
};

const priceOf = (shelf: readonly ProductDetail[], productId: string): Cents | undefined =>
  shelf.find((product) => product.productId === productId)?.price;

export const verdictOn = (draft: OrderDraft, shelf: readonly ProductDetail[]): DraftVerdict => {
  const lines = allOrderLines(draft.lines);
  const unavailableItems = lines.flatMap(({ productId, name, quantity }) => {
    const stock = shelf.find((product) => product.productId === productId)?.stock ?? 0;
    return stock >= quantity
      ? []
      : [{ productId, title: name, requested: quantity, available: stock }];
  });
  const priceChanges = lines.flatMap(({ productId, name, unitPrice }) => {
    const newPrice = priceOf(shelf, productId);
    return newPrice === undefined || newPrice === unitPrice
      ? []
      : [{ productId, title: name, oldPrice: unitPrice, newPrice }];
  });
  return { valid: unavailableItems.length === 0, unavailableItems, priceChanges };
};

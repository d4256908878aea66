import type { CouponEffect } from '#domain/coupon/coupon.ts';
import {
  addCents,
  type Cents,
  greaterCents,
  lesserCents,
  negateCents,
  zeroCents,
} from '#domain/money/cents.ts';
import { spreadDiscount, type TaxableLine } from '#domain/order/order-tax.ts';
import type { PricedLine } from '#domain/order/quote/priced-line.ts';

/** The parts of a price; `totalAmount` is their sum (D-CART-07). */
export interface Price {
  readonly subTotal: Cents;
  readonly discount: Cents;
  readonly shippingCharge: Cents;
  readonly tax: Cents;
  readonly totalAmount: Cents;
}

/** What the shop's operators decide about shipping. */
export interface ShippingRules {
  readonly freeShippingThreshold: Cents;
  readonly shippingCharge: Cents;
}

/** A line as far as prices are made of it. */
export type Priceable = Pick<PricedLine, 'total' | 'taxCategory'>;

const shippingSkus = { flat: 'SHIP-FLAT', free: 'SHIP-FREE', none: 'SHIP-NONE' } as const;

/** Gift cards are money: no coupon lowers them, and they are taxed when they are spent. */
const goodsIn = <Line extends Priceable>(lines: readonly Line[]): readonly Line[] =>
  lines.filter((line) => line.taxCategory !== 'gift-card');

const sumOf = (lines: readonly Priceable[]): Cents => addCents(...lines.map(({ total }) => total));

/**
 * Free from the threshold up, looking at merchandise after the discount and without gift cards;
 * nothing is shipped, and nothing charged, when there is no merchandise (D-READ-06).
 */
export const shippingFor = (
  lines: readonly Priceable[],
  discount: Cents,
  { freeShippingThreshold, shippingCharge }: ShippingRules,
): { readonly shippingCharge: Cents; readonly shippingSku: string } => {
  const goods = goodsIn(lines);
  if (goods.length === 0 && lines.length > 0) {
    return { shippingCharge: zeroCents, shippingSku: shippingSkus.none };
  }
  return addCents(sumOf(goods), negateCents(discount)) >= freeShippingThreshold
    ? { shippingCharge: zeroCents, shippingSku: shippingSkus.free }
    : { shippingCharge, shippingSku: shippingSkus.flat };
};

/** What tax is to be worked out on: the goods less the discount. */
export const taxableLines = (
  lines: readonly Priceable[],
  discount: Cents,
): readonly TaxableLine[] =>
  spreadDiscount(
    goodsIn(lines).map(({ taxCategory: category, total: base }) => ({ category, base })),
    discount,
  );

/** A price before its tax is known; without `taxable` there is nothing to tax. */
export interface UntaxedPrice {
  readonly subTotal: Cents;
  readonly discount: Cents;
  readonly shippingCharge: Cents;
  readonly taxable?: readonly TaxableLine[];
}

/** Order of reductions: item price, discount, shipping; then tax. */
export const untaxedPrice = (
  lines: readonly Priceable[],
  rules: ShippingRules,
  coupon?: Pick<CouponEffect, 'discount' | 'freeOrder'>,
): UntaxedPrice => {
  const subTotal = sumOf(lines);
  // Everything is taken off and nothing is added, so the parts come to nothing too (D-CART-11).
  if (coupon?.freeOrder === true) {
    return { subTotal, discount: subTotal, shippingCharge: zeroCents };
  }
  const goods = sumOf(goodsIn(lines));
  const discount = greaterCents(zeroCents, lesserCents(coupon?.discount ?? zeroCents, goods));
  const { shippingCharge } = shippingFor(lines, discount, rules);
  return { subTotal, discount, shippingCharge, taxable: taxableLines(lines, discount) };
};

export const taxedPrice = (
  { subTotal, discount, shippingCharge, taxable }: UntaxedPrice,
  totalTax: Cents,
): Price => {
  const tax = taxable === undefined ? zeroCents : totalTax;
  const totalAmount = addCents(subTotal, negateCents(discount), shippingCharge, tax);
  return { subTotal, discount, shippingCharge, tax, totalAmount };
};

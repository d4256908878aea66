import type { CouponEffect } from '#domain/coupon/coupon.ts';
import type { Cents } from '#domain/money/cents.ts';
import { addCents, negateCents, zeroCents } from '#domain/money/cents.ts';
import { spreadDiscount } from '#domain/order/order-tax.ts';
import type { TillSettings } from '#server/data/order/till-settings.ts';
import type { PricedLine } from '#server/order/quote/priced-line.ts';
import type { TaxAnswer, TaxProvider } from '#server/parties/tax/tax-provider.ts';

/** The parts of a price; `totalAmount` is their sum (D-CART-07). */
export interface Price {
  readonly subTotal: Cents;
  readonly discount: Cents;
  readonly shippingCharge: Cents;
  readonly tax: Cents;
  readonly totalAmount: Cents;
}

const shippingSkus = { flat: 'SHIP-FLAT', free: 'SHIP-FREE', none: 'SHIP-NONE' } as const;

/**
 * Free from the threshold up, looking at merchandise after the discount and without gift cards;
 * nothing is shipped, and nothing charged, when there is no merchandise (D-READ-06).
 */
export const shippingFor = (
  lines: readonly Pick<PricedLine, 'total' | 'taxCategory'>[],
  discount: Cents,
  settings: TillSettings,
): { readonly shippingCharge: Cents; readonly shippingSku: string } => {
  const goods = lines.filter((line) => line.taxCategory !== 'gift-card');
  if (goods.length === 0 && lines.length > 0) {
    return { shippingCharge: zeroCents, shippingSku: shippingSkus.none };
  }
  const merchandise = addCents(...goods.map((line) => line.total), negateCents(discount));
  return merchandise >= settings.freeShippingThreshold
    ? { shippingCharge: zeroCents, shippingSku: shippingSkus.free }
    : { shippingCharge: settings.shippingCharge, shippingSku: shippingSkus.flat };
};

export const taxFor = (
  tax: TaxProvider,
  state: string,
  lines: readonly Pick<PricedLine, 'total' | 'taxCategory'>[],
  discount: Cents,
  shippingCharge: Cents,
): Promise<TaxAnswer> => {
  // Gift cards are money: no coupon lowers them, and they are taxed when they are spent.
  const goods = lines.filter((line) => line.taxCategory !== 'gift-card');
  const bases = goods.map((line) => ({ category: line.taxCategory, base: line.total }));
  return tax.quote({ state, lines: spreadDiscount(bases, discount), shippingCharge });
};

const freePrice = (subTotal: Cents): Price => ({
  subTotal,
  discount: subTotal,
  shippingCharge: zeroCents,
  tax: zeroCents,
  totalAmount: zeroCents,
});

/** Order of reductions: item price, discount, shipping, tax. */
export const priceOf = async (
  tax: TaxProvider,
  state: string,
  lines: readonly PricedLine[],
  settings: TillSettings,
  coupon?: CouponEffect,
): Promise<Price> => {
  const subTotal = addCents(...lines.map((line) => line.total));
  const discount = coupon?.discount ?? zeroCents;
  // Everything is taken off and nothing is added, so the parts come to nothing too.
  if (coupon?.freeOrder === true) return freePrice(subTotal);
  const { shippingCharge } = shippingFor(lines, discount, settings);
  const { totalTax } = await taxFor(tax, state, lines, discount, shippingCharge);
  return {
    subTotal,
    discount,
    shippingCharge,
    tax: totalTax,
    totalAmount: addCents(subTotal, negateCents(discount), shippingCharge, totalTax),
  };
};

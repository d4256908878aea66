import type { CouponEffect } from '#domain/coupon/coupon.ts';
import { zeroCents } from '#domain/money/cents.ts';
import {
  type Price,
  type Priceable,
  type ShippingRules,
  taxedPrice,
  untaxedPrice,
} from '#domain/order/quote/pricing.ts';
import type { TaxProvider } from '#server/parties/destination/tax-provider.ts';

/** The price of an order; only its tax is asked for. */
export const priceOf = async (
  tax: TaxProvider,
  state: string,
  lines: readonly Priceable[],
  rules: ShippingRules,
  coupon?: CouponEffect,
): Promise<Price> => {
  const untaxed = untaxedPrice(lines, rules, coupon);
  const { taxable, shippingCharge } = untaxed;
  if (taxable === undefined) return taxedPrice(untaxed, zeroCents);
  const { totalTax } = await tax.quote({ state, lines: taxable, shippingCharge });
  return taxedPrice(untaxed, totalTax);
};

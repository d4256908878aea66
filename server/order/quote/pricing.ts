import type { CouponEffect } from '#domain/coupon/coupon.ts';
import { zeroCents } from '#domain/money/cents.ts';
import {
  type Price,
  type Priceable,
  type ShippingRules,
  taxedPrice,
  untaxedPrice,
} from '#domain/order/quote/pricing.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { isRefusal, type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import type {
  TaxAnswer,
  TaxedPlace,
  TaxQuestion,
} from '#server/parties/destination/tax-provider.ts';

type TaxParts = Pick<ShopParts, 'tax' | 'report'>;

/** The price of an order; only its tax is asked for. */
export const priceOf = async (
  parts: TaxParts,
  to: TaxedPlace,
  lines: readonly Priceable[],
  rules: ShippingRules,
  coupon?: CouponEffect,
): Promise<Price | Refusal> => {
  const untaxed = untaxedPrice(lines, rules, coupon);
  const { taxable, shippingCharge } = untaxed;
  if (taxable === undefined) return taxedPrice(untaxed, zeroCents);
  const tax = await requireTax(parts, { to, lines: taxable, shippingCharge });
  return isRefusal(tax) ? tax : taxedPrice(untaxed, tax.totalTax);
};

/** The tax, or no price: an order without its tax would be charged too little. */
export const requireTax = async (
  { tax, report }: TaxParts,
  question: TaxQuestion,
): Promise<TaxAnswer | Refusal> => {
  const answer = await tax.quote(question);
  if (answer.kind === 'answered') return answer;
  report({ event: 'tax-not-calculated', detail: answer.why });
  return refuse('TAX_UNKNOWN');
};

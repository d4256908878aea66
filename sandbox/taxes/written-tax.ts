import { type StateTaxRates, sandboxRates } from '#sandbox/taxes/sandbox-rates.ts';
import type { TaxableOrder } from '#sandbox/taxes/tax-request.ts';

/** The rate of a whole; rates are in parts of 100,000. */
const wholeRate = 100_000;

/** Half up to the cent. */
const taxOn = (base: number, rate: number): number =>
  Math.floor((base * rate + wholeRate / 2) / wholeRate);

const dollars = (cents: number): number => cents / 100;

/** The answer of the party: a tax for each item and for shipping. States take it all: no county has a rate here. */
export const writtenTax = (order: TaxableOrder) => {
  const rates = sandboxRates(order.state);
  const whole = {
    order_total_amount: Math.round((order.amount + order.shipping) * 100) / 100,
    shipping: order.shipping,
    tax_source: 'destination',
    jurisdictions: { country: 'US', state: order.state },
  };
  if (rates === undefined) {
    return { ...whole, taxable_amount: 0, amount_to_collect: 0, rate: 0, has_nexus: false };
  }
  const items = order.items.map((item) => ({ ...item, rate: rates.rates[item.category] }));
  const freight = taxedFreight(order.shipping, rates);
  const taxed = items.map(({ id, base, rate }) => ({
    ...(id !== undefined && { id }),
    taxable_amount: rate === 0 ? 0 : dollars(base),
    tax_collectable: dollars(taxOn(base, rate)),
    combined_tax_rate: rate / wholeRate,
    state_sales_tax_rate: rate / wholeRate,
  }));
  const sum = (pick: (part: { taxable_amount: number; tax_collectable: number }) => number) =>
    [...taxed, freight].reduce((total, part) => total + Math.round(pick(part) * 100), 0) / 100;
  const collected = sum((part) => part.tax_collectable);
  const taxable = sum((part) => part.taxable_amount);
  return {
    ...whole,
    taxable_amount: taxable,
    amount_to_collect: collected,
    rate: taxable === 0 ? 0 : Math.round((collected / taxable) * wholeRate) / wholeRate,
    has_nexus: true,
    freight_taxable: rates.shippingRate > 0,
    breakdown: {
      taxable_amount: taxable,
      tax_collectable: collected,
      shipping: freight,
      line_items: taxed,
    },
  };
};

const taxedFreight = (shipping: number, { shippingRate }: StateTaxRates) => ({
  taxable_amount: shippingRate === 0 ? 0 : shipping,
  tax_collectable: dollars(taxOn(Math.round(shipping * 100), shippingRate)),
  combined_tax_rate: shippingRate / wholeRate,
});

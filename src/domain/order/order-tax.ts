import { type TaxCategory, taxCategories } from '#domain/catalog/tax-category.ts';
import type { Cents } from '#domain/money/cents.ts';
import { addCents } from '#domain/money/cents.ts';

/** The tax rates of one state, in parts of 100,000: 6.25 % is 6250. */
export interface StateTaxRates {
  readonly rates: Readonly<Record<TaxCategory, number>>;
  /** The rate on the shipping charge; 0 where shipping is not taxed. */
  readonly shippingRate: number;
}

/** The rate of a whole. */
export const wholeRate = 100_000;

/** One line of an order for tax. */
export interface TaxableLine {
  readonly category: TaxCategory;
  /** Its price after the discount. */
  readonly base: Cents;
}

export interface CategoryTax {
  readonly category: TaxCategory | 'shipping';
  readonly tax: Cents;
}

export interface OrderTax {
  readonly totalTax: Cents;
  /** Taxed categories in the order of `taxCategories`, shipping last. */
  readonly lines: readonly CategoryTax[];
}

/**
 * The tax of an order in one state. Lines of a category are summed before the rate is applied
 * and rounded half up to the cent once, not line by line.
 */
export const orderTax = (
  { rates, shippingRate }: StateTaxRates,
  lines: readonly TaxableLine[],
  shippingCharge: Cents,
): OrderTax => {
  const taxes: readonly CategoryTax[] = [
    ...taxCategories.map((category) => ({
      category,
      tax: taxOn(baseOf(lines, category), rates[category]),
    })),
    { category: 'shipping', tax: taxOn(shippingCharge, shippingRate) },
  ];
  return {
    totalTax: addCents(...taxes.map(({ tax }) => tax)),
    lines: taxes.filter(({ tax }) => tax !== 0),
  };
};

const baseOf = (lines: readonly TaxableLine[], category: TaxCategory): Cents =>
  addCents(...lines.filter((line) => line.category === category).map(({ base }) => base));

/** Half up to the cent. Bases are never negative: a discount is capped at its line. */
const taxOn = (base: Cents, rate: number): Cents =>
  Math.floor((base * rate + wholeRate / 2) / wholeRate) as Cents;

/**
 * Divides a discount over lines in proportion to their price, to the cent: the shares add up to
 * the discount, and no line falls below zero. A discount above the sum takes the sum.
 */
export const spreadDiscount = <Line extends { readonly base: Cents }>(
  lines: readonly Line[],
  discount: Cents,
): readonly Line[] => {
  const sum = addCents(...lines.map(({ base }) => base));
  const taken = Math.min(discount, sum);
  if (taken <= 0) return lines;
  let passed = 0;
  let given = 0;
  return lines.map((line) => {
    passed += line.base;
    // Rounding the running total, so that the shares add up exactly.
    const share = Math.floor((taken * passed) / sum) - given;
    given += share;
    return { ...line, base: (line.base - share) as Cents };
  });
};

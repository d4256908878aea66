import type { TaxCategory } from '#domain/catalog/tax-category.ts';
import type { Cents } from '#domain/money/cents.ts';
import { addCents } from '#domain/money/cents.ts';

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
  /** What is taxed, by category in the order of `taxCategories`, shipping last. */
  readonly lines: readonly CategoryTax[];
}

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

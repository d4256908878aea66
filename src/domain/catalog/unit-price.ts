import type { ProductKind } from '#domain/catalog/product.ts';
import type { Cents } from '#domain/money/cents.ts';

/** A weight as sizes name it: `9 oz`, `6.5 oz`. */
const weight = /^(\d{1,4}(?:\.\d{1,2})?) oz$/;

/** What is sold, in which size, for how much. */
export interface PricedGoods {
  readonly kind: ProductKind;
  readonly size: string;
  readonly price: Cents;
}

/**
 * What an ounce costs, in whole cents, half a cent up; undefined for what is not sold by weight. A
 * mug's ounces say how much it holds.
 */
export const priceOfOunce = ({ kind, size, price }: PricedGoods): Cents | undefined => {
  if (kind === 'merchandise') return undefined;
  const ounces = Number(weight.exec(size)?.[1]);
  return ounces > 0 ? (Math.round(price / ounces) as Cents) : undefined;
};

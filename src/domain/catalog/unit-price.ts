import type { ProductKind } from '#domain/catalog/product.ts';
import type { Cents } from '#domain/money/cents.ts';

/** A weight in a size: `9 oz`, `6.5 oz`. */
const weight = /^(\d{1,4}(?:\.\d{1,2})?) oz$/;

/** The fields of a product that give its price by weight. */
export interface PricedGoods {
  readonly kind: ProductKind;
  readonly size: string;
  readonly price: Cents;
}

/**
 * The price of an ounce in whole cents, half a cent rounded up; undefined when there is no weight.
 * The ounces of merchandise, such as a mug, are no weight.
 */
export const priceOfOunce = ({ kind, size, price }: PricedGoods): Cents | undefined => {
  if (kind === 'merchandise') return undefined;
  const ounces = Number(weight.exec(size)?.[1]);
  return ounces > 0 ? (Math.round(price / ounces) as Cents) : undefined;
};

import type { ProductDetail } from '#domain/catalog/product.ts';
import type { MixRules } from '#domain/mix/mix-rules.ts';
import type { Cents } from '#domain/money/cents.ts';

/** What one bag of a full box comes to, to the nearest cent, half a cent rounded up. */
export const bagPrice = (boxPrice: Cents, packSize: number): Cents =>
  Math.round(boxPrice / packSize) as Cents;

/** How a bag sells better in a box. */
export interface BoxOffer {
  readonly packSize: number;
  /** Of one bag in the box. */
  readonly each: Cents;
}

/**
 * A bag that a mix may hold, when it costs less in a box, in the cents that are shown too. Without a
 * price of its own a box costs what its bags cost, so it is no better.
 */
export const boxOffer = (
  { mixable, available, price }: Pick<ProductDetail, 'mixable' | 'available' | 'price'>,
  { packSize, price: boxPrice }: Pick<MixRules, 'packSize' | 'price'>,
): BoxOffer | undefined => {
  if (mixable !== true || !available || boxPrice === undefined) return undefined;
  const each = bagPrice(boxPrice, packSize);
  return each < price && boxPrice < price * packSize ? { packSize, each } : undefined;
};

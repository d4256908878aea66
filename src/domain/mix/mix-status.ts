import type { ProductSummary } from '#domain/catalog/product.ts';
import type { MixedProduct } from '#domain/mix/contents.ts';
import { mixProblem } from '#domain/mix/mix-bags.ts';
import { mixPrice } from '#domain/mix/mix-price.ts';
import type { MixRules } from '#domain/mix/mix-rules.ts';
import type { Cents } from '#domain/money/cents.ts';

/** Whether a saved mix can be ordered with today's products and rules, and its price. */
export interface MixStatus {
  /** Its unavailable items; a mix with one cannot be ordered (MIX-09). */
  readonly gone: readonly MixedProduct[];
  /** The rules changed since it was saved, and it no longer fits them. */
  readonly outgrown: boolean;
  /** Absent when it is the sum of the bags and one has no known price. */
  readonly price?: Cents;
}

type Offer = Pick<ProductSummary, 'productId' | 'available' | 'price'>;

/** Checks a saved mix against the products at the shopper's location. */
export const mixStatus = (
  contents: readonly MixedProduct[],
  shelf: readonly Offer[],
  rules: MixRules,
): MixStatus => {
  const offered = new Map(shelf.map((one) => [one.productId as string, one]));
  const price = mixPrice(contents, (productId) => offered.get(productId)?.price, rules);
  return {
    gone: goneFrom(contents, shelf),
    outgrown: mixProblem(contents, rules) !== undefined,
    ...(price !== undefined && { price }),
  };
};

/** The unavailable items of a mix; a product missing from `shelf` is unavailable. */
export const goneFrom = (
  contents: readonly MixedProduct[],
  shelf: readonly Pick<Offer, 'productId' | 'available'>[],
): readonly MixedProduct[] => {
  const here = new Set<string>(
    shelf.flatMap(({ productId, available }) => (available ? [productId] : [])),
  );
  return contents.filter(({ productId, quantity }) => quantity > 0 && !here.has(productId));
};

/** Whether a mix may be added to the cart as it is. */
export const canBeOrdered = ({ gone, outgrown, price }: MixStatus): boolean =>
  gone.length === 0 && !outgrown && price !== undefined;

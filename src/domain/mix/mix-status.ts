import type { ProductSummary } from '#domain/catalog/product.ts';
import type { MixedProduct } from '#domain/mix/contents.ts';
import { mixProblem } from '#domain/mix/mix-bags.ts';
import { mixPrice } from '#domain/mix/mix-price.ts';
import type { MixRules } from '#domain/mix/mix-rules.ts';
import type { Cents } from '#domain/money/cents.ts';

/** How a kept box stands with what the shop has and wants today. */
export interface MixStatus {
  /** Its items that cannot be had here now; a box with one cannot be ordered (MIX-09). */
  readonly gone: readonly MixedProduct[];
  /** The shop's rules moved on since it was packed. */
  readonly outgrown: boolean;
  /** Absent when the bags decide and one of them has no known price. */
  readonly price?: Cents;
}

type Offer = Pick<ProductSummary, 'productId' | 'available' | 'price'>;

/** Looks a kept box up on the shelf of where the shopper is. */
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

/** The items of a box that cannot be had; one the shelf does not know is not had. */
export const goneFrom = (
  contents: readonly MixedProduct[],
  shelf: readonly Pick<Offer, 'productId' | 'available'>[],
): readonly MixedProduct[] => {
  const here = new Set<string>(
    shelf.flatMap(({ productId, available }) => (available ? [productId] : [])),
  );
  return contents.filter(({ productId, quantity }) => quantity > 0 && !here.has(productId));
};

/** Whether a box may be put into a cart as it is. */
export const canBeOrdered = ({ gone, outgrown, price }: MixStatus): boolean =>
  gone.length === 0 && !outgrown && price !== undefined;

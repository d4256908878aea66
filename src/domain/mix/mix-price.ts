import type { MixedProduct } from '#domain/mix/contents.ts';
import type { MixRules } from '#domain/mix/mix-rules.ts';
import { addCents, type Cents, timesCents, zeroCents } from '#domain/money/cents.ts';

/**
 * The price of a mix: the configured price, else the sum of its bags (D-CART-16). Undefined
 * when the sum is needed and a bag has no known price.
 */
export const mixPrice = (
  contents: readonly MixedProduct[],
  priceOf: (productId: string) => Cents | undefined,
  rules: Pick<MixRules, 'price'>,
): Cents | undefined => {
  if (rules.price !== undefined) return rules.price;
  let total = zeroCents;
  for (const { productId, quantity } of contents) {
    const price = priceOf(productId);
    if (price === undefined) return undefined;
    total = addCents(total, timesCents(price, quantity));
  }
  return total;
};

import type { ProductSummary } from '#domain/catalog/product.ts';
import type { Bags } from '#domain/mix/mix-bags.ts';
import type { BoxBag } from '#ui/components/elements/box-bags.ts';

/** The flavor's colour at full strength, computed from its tint. */
const strong = (tint: string | undefined): string =>
  tint === undefined ? 'transparent' : `oklch(from ${tint} 0.62 0.19 h)`;

/** The bags of a mix with their pictures; a bag that is no longer offered has none. */
export const bagsShown = (bags: Bags, shelf: readonly ProductSummary[]): readonly BoxBag[] => {
  const known = new Map(shelf.map((one) => [one.productId, one]));
  return bags.map((bag, index) => ({
    pocket: index + 1,
    imagePath: known.get(bag)?.imagePath ?? '',
    color: strong(known.get(bag)?.tint.light),
  }));
};

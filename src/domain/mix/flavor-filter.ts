import type { ProductSummary } from '#domain/catalog/product.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import { folded } from '#domain/locale/search-words.ts';

/** What narrows the flavors shown in the builder. */
export interface FlavorFilter {
  readonly brandId?: string;
  /** Those that were in the box when they were asked for: rows stay while their bags are taken out. */
  readonly among?: ReadonlySet<ProductId>;
  readonly text: string;
}

export const anyFlavor: FlavorFilter = { text: '' };

/** The flavors that match, in their given order. */
export const filteredFlavors = (
  shelf: readonly ProductSummary[],
  { brandId, among, text }: FlavorFilter,
): readonly ProductSummary[] => {
  const typed = folded(text.trim());
  return shelf.filter(
    (one) =>
      (brandId === undefined || one.brandId === brandId) &&
      (among === undefined || among.has(one.productId)) &&
      folded(`${one.title} ${one.brand}`).includes(typed),
  );
};

import type { ProductSummary } from '#domain/catalog/product.ts';
import { folded } from '#domain/locale/search-words.ts';

/** What the flavors on show are narrowed by. */
export interface FlavorFilter {
  readonly brandId?: string;
  readonly text: string;
}

export const anyFlavor: FlavorFilter = { text: '' };

/** The flavors of a wish, in the order of the shelf. */
export const filteredFlavors = (
  shelf: readonly ProductSummary[],
  { brandId, text }: FlavorFilter,
): readonly ProductSummary[] => {
  const typed = folded(text.trim());
  return shelf.filter(
    (one) =>
      (brandId === undefined || one.brandId === brandId) &&
      folded(`${one.title} ${one.brand}`).includes(typed),
  );
};

import type { ProductSummary } from '#domain/catalog/product.ts';
import { folded } from '#domain/locale/search-words.ts';

/** What narrows the flavors shown in the builder. */
export interface FlavorFilter {
  readonly brandId?: string;
  readonly text: string;
}

export const anyFlavor: FlavorFilter = { text: '' };

/** The flavors that match, in their given order. */
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

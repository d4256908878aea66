import type { ProductSummary } from '#domain/catalog/product.ts';

/** What the flavors on show are narrowed by. */
export interface FlavorWish {
  readonly brandId?: string;
  readonly text: string;
}

export const anyFlavor: FlavorWish = { text: '' };

/** Letters without their accents, so that "jalapeno" finds "Jalapeño". */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** The flavors of a wish, in the order of the shelf. */
export const wishedFlavors = (
  shelf: readonly ProductSummary[],
  { brandId, text }: FlavorWish,
): readonly ProductSummary[] => {
  const typed = plain(text.trim());
  return shelf.filter(
    (one) =>
      (brandId === undefined || one.brandId === brandId) &&
      plain(`${one.title} ${one.brand}`).includes(typed),
  );
};

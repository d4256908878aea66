import type { Facet } from '#domain/catalog/facets.ts';
import { pickedOf } from '#domain/catalog/list-scope.ts';
import type { NavigationItem } from '#domain/catalog/navigation.ts';
import { everyProduct, type ProductFilter } from '#domain/catalog/product-query.ts';
import { searchWords } from '#domain/locale/search-words.ts';
import { slipsBetween, slipsForgiven } from '#domain/search/spelling.ts';

/** The same shelf without what was searched or filtered on it. */
export const wholeShelf = ({ productTypes, badge }: ProductFilter): ProductFilter => ({
  ...everyProduct,
  productTypes,
  badge,
});

/**
 * The name in the address that no shelf of the shop has: a kind of snack, a brand or a flavor
 * (D-LIST-08). Facets name everything there is on the shelf, and in the shop.
 */
export const unknownShelf = (
  filter: ProductFilter,
  { shelf, shop }: { readonly shelf: readonly Facet[]; readonly shop: readonly Facet[] },
  navigation: readonly NavigationItem[],
): string | undefined => {
  const address = `/all-snacks/${filter.productTypes.join('/')}`;
  const isInMenu = addressesOf(navigation).has(address);
  const isBare = shelf.every(({ options }) => options.length === 0);
  if (isBare && !isInMenu && filter.productTypes.length > 0) return filter.productTypes.at(-1);
  for (const name of ['brand', 'flavor'] as const) {
    const known = new Set(
      shop.find((facet) => facet.name === name)?.options.map(({ value }) => value),
    );
    const picked = pickedOf(filter, name);
    if (picked.length > 0 && picked.every((value) => !known.has(value))) return picked[0];
  }
  return undefined;
};

const addressesOf = (navigation: readonly NavigationItem[]): ReadonlySet<string> =>
  new Set(navigation.flatMap(({ url, subMenu }) => [url, ...subMenu.map((sub) => sub.url)]));

/** Shelves shown for a name that is none. */
const mostNear = 4;

/** The menu's shelves whose name or address is most like the one asked for, nearest first. */
export const nearestShelves = (
  asked: string,
  navigation: readonly NavigationItem[],
): readonly Pick<NavigationItem, 'url' | 'label'>[] => {
  const typed = searchWords(asked);
  return navigation
    .flatMap((item) => [item, ...item.subMenu])
    .map((shelf) => ({ shelf, slips: slipsTo(typed, searchWords(`${shelf.label} ${shelf.url}`)) }))
    .filter(({ slips }) => slips !== undefined)
    .sort((one, other) => (one.slips ?? 0) - (other.slips ?? 0))
    .slice(0, mostNear)
    .map(({ shelf: { url, label } }) => ({ url, label }));
};

/** Fewest mistakes between a typed word and a word of a shelf; undefined when all are too far. */
const slipsTo = (typed: readonly string[], words: readonly string[]): number | undefined => {
  const near = typed.flatMap((word) =>
    words.flatMap((known) => {
      if (word.length > 2 && (known.startsWith(word) || word.startsWith(known))) return [0];
      const forgiven = slipsForgiven(word);
      const slips = slipsBetween(word, known, forgiven);
      return slips <= forgiven && forgiven > 0 ? [slips] : [];
    }),
  );
  return near.length === 0 ? undefined : Math.min(...near);
};

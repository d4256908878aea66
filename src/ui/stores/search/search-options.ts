import { productAddress } from '#domain/catalog/product-id.ts';
import { type ShopPage, suggestedPages } from '#domain/search/suggested-pages.ts';
import {
  type SuggestedList,
  type SuggestedProduct,
  type Suggestions,
  shortestText,
} from '#domain/search/suggestions.ts';

/** One line of the search popup; `all` leads to the whole list of results. */
export type SearchOption =
  | { readonly kind: 'recent' | 'search' | 'all'; readonly text: string }
  | { readonly kind: 'page'; readonly page: ShopPage }
  | { readonly kind: 'place'; readonly label: string; readonly url: string }
  | { readonly kind: 'shelf'; readonly shelf: SuggestedList }
  | { readonly kind: 'product'; readonly product: SuggestedProduct };

/** A shelf of the menu to begin with. */
export type StartingPlace = { readonly label: string; readonly url: string };

/** The lines in the order they are shown; an empty box offers recent searches and where to begin. */
export const searchOptions = (
  text: string,
  suggestions: Suggestions | undefined,
  recent: readonly string[],
  places: readonly StartingPlace[] = [],
): readonly SearchOption[] => {
  const typed = text.trim();
  if ([...typed].length < shortestText) {
    return [
      ...recent.map((each): SearchOption => ({ kind: 'recent', text: each })),
      ...places.map(({ label, url }): SearchOption => ({ kind: 'place', label, url })),
    ];
  }
  const pages = suggestedPages(typed).map((page): SearchOption => ({ kind: 'page', page }));
  if (suggestions === undefined || suggestions.products.length === 0) return pages;
  return [
    ...pages,
    ...suggestions.searches.map((each): SearchOption => ({ kind: 'search', text: each })),
    ...suggestions.shelves.map((shelf): SearchOption => ({ kind: 'shelf', shelf })),
    ...suggestions.products.map((product): SearchOption => ({ kind: 'product', product })),
    { kind: 'all', text: suggestions.text },
  ];
};

const resultsAddress = (text: string): string => `/all-snacks?${new URLSearchParams({ q: text })}`;

const shelfAddress = ({ kind, id }: SuggestedList): string =>
  kind === 'type'
    ? `/all-snacks/${id}`
    : `/${kind === 'brand' ? 'all-snacks' : 'flavors'}?${new URLSearchParams({ [kind]: id })}`;

/** Where choosing a line leads. */
export const optionAddress = (option: SearchOption): string => {
  if (option.kind === 'place') return option.url;
  if (option.kind === 'page') return `/${option.page}`;
  if (option.kind === 'product') return productAddress(option.product.productId);
  return option.kind === 'shelf' ? shelfAddress(option.shelf) : resultsAddress(option.text);
};

import {
  makeForgetSearches,
  makeRecentSearches,
  makeRememberSearch,
} from '#application/search/recent-searches.ts';
import { makeSuggestProducts } from '#application/search/suggest-products.ts';
import type { ProductFinder, RecentSearches } from '#ports/search/product-finder.ts';

export interface SearchPorts {
  readonly productFinder: ProductFinder;
  readonly recentSearches: RecentSearches;
}

/** The search box. */
export const searchUseCases = (ports: SearchPorts) => ({
  suggestProducts: makeSuggestProducts(ports.productFinder),
  recentSearches: makeRecentSearches(ports.recentSearches),
  rememberSearch: makeRememberSearch(ports.recentSearches),
  forgetSearches: makeForgetSearches(ports.recentSearches),
});

export type SearchUseCases = ReturnType<typeof searchUseCases>;

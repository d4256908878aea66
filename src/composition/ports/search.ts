import { makeHttpProductFinder } from '#adapters/http/search/http-product-finder.ts';
import { makeStoredRecentSearches } from '#adapters/slices/stored-recent-searches.ts';
import type { StorefrontPorts } from '#composition/ports/storefront.ts';

/** Suggestions, and what was searched for before. */
export const searchPorts = {
  productFinder: ({ storefront: { http, place } }: StorefrontPorts) =>
    makeHttpProductFinder(http, place),
  recentSearches: ({ keyValueStorage }: StorefrontPorts) =>
    makeStoredRecentSearches(keyValueStorage),
};

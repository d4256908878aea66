import type { ContainerModuleLoadOptions } from 'inversify';
import { makeHttpProductFinder } from '#adapters/http/search/http-product-finder.ts';
import { makeStoredRecentSearches } from '#adapters/slices/stored-recent-searches.ts';
import {
  KeyValueStorageToken,
  PlaceToken,
  ProductFinderToken,
  RecentSearchesToken,
  ShopHttpToken,
} from '#composition/tokens.ts';

/** Suggestions, and what was searched for before. */
export const bindSearch = ({ bind }: ContainerModuleLoadOptions): void => {
  bind(ProductFinderToken).toResolvedValue(makeHttpProductFinder, [ShopHttpToken, PlaceToken]);
  bind(RecentSearchesToken).toResolvedValue(makeStoredRecentSearches, [KeyValueStorageToken]);
};

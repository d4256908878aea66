import { ContainerModule } from 'inversify';
import {
  makeForgetSearches,
  makeRecentSearches,
  makeRememberSearch,
} from '#application/search/recent-searches.ts';
import { makeSuggestProducts } from '#application/search/suggest-products.ts';
import { ProductFinderToken, RecentSearchesToken, tokenOf } from '#composition/tokens.ts';

export const searchUseCases = new ContainerModule(({ bind }) => {
  bind(tokenOf('suggestProducts')).toResolvedValue(makeSuggestProducts, [ProductFinderToken]);
  bind(tokenOf('recentSearches')).toResolvedValue(makeRecentSearches, [RecentSearchesToken]);
  bind(tokenOf('rememberSearch')).toResolvedValue(makeRememberSearch, [RecentSearchesToken]);
  bind(tokenOf('forgetSearches')).toResolvedValue(makeForgetSearches, [RecentSearchesToken]);
});

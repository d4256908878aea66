import {
  makeMemoryProductFinder,
  makeMemoryRecentSearches,
} from '#test/doubles/search/memory-product-finder.ts';
import { chips } from '#test/fixtures.ts';
import { productFinderContract } from '#test/ports/search/product-finder.contract.ts';
import { recentSearchesContract } from '#test/ports/search/recent-searches.contract.ts';

productFinderContract('memory-product-finder', () => ({
  finder: makeMemoryProductFinder([{ ...chips, flavorLabel: 'Sea Salt', typeLabel: 'Chips' }]),
  begun: 'chip',
}));
recentSearchesContract('memory-product-finder', makeMemoryRecentSearches);

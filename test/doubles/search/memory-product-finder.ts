import { Effect } from 'effect';
import { searchWords } from '#domain/locale/search-words.ts';
import { type SuggestedProduct, suggestionsFrom } from '#domain/search/suggestions.ts';
import type { ProductFinder, RecentSearches } from '#ports/search/product-finder.ts';

/** Finds what has all words in its title. */
export const makeMemoryProductFinder = (shelf: readonly SuggestedProduct[]): ProductFinder => ({
  suggest: (text) =>
    Effect.sync(() => {
      const typed = searchWords(text);
      const has = ({ title }: SuggestedProduct) =>
        typed.every((word) => searchWords(title).some((each) => each.startsWith(word)));
      return suggestionsFrom(text, typed.length === 0 ? [] : shelf.filter(has));
    }),
});

export const makeMemoryRecentSearches = (): RecentSearches => {
  let kept: readonly string[] = [];
  return {
    texts: Effect.sync(() => kept),
    replace: (texts) =>
      Effect.sync(() => {
        kept = texts;
      }),
  };
};

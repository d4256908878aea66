import { sortKey } from '#domain/locale/search-words.ts';
import { longestText } from '#domain/search/suggestions.ts';

/** Searches a device stores (D-SEARCH-04). */
export const mostRecentSearches = 6;

/** Puts a search first; the same words in other letters or accents are the same search. */
export const withSearch = (searches: readonly string[], text: string): readonly string[] => {
  const search = text.trim().slice(0, longestText);
  if (sortKey(search) === '') return searches;
  return [search, ...withoutSearch(searches, search)].slice(0, mostRecentSearches);
};

export const withoutSearch = (searches: readonly string[], text: string): readonly string[] =>
  searches.filter((other) => sortKey(other) !== sortKey(text));

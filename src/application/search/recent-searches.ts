import { Effect } from 'effect';
import type { UseCases } from '#application/use-cases.ts';
import { withoutSearch, withSearch } from '#domain/search/recent-searches.ts';
import type { RecentSearches } from '#ports/search/product-finder.ts';

/** What was searched for here, newest first. */
export const makeRecentSearches = (recent: RecentSearches): UseCases['recentSearches'] =>
  Effect.fn('recentSearches')(function* () {
    return yield* recent.texts;
  });

/** Remembers a search. Repeating only moves it to the top. */
export const makeRememberSearch = (recent: RecentSearches): UseCases['rememberSearch'] =>
  Effect.fn('rememberSearch')(function* (text) {
    const searches = withSearch(yield* recent.texts, text);
    yield* recent.replace(searches);
    return searches;
  });

/** Forgets one search, or all of them. */
export const makeForgetSearches = (recent: RecentSearches): UseCases['forgetSearches'] =>
  Effect.fn('forgetSearches')(function* (text) {
    const searches = text === undefined ? [] : withoutSearch(yield* recent.texts, text);
    yield* recent.replace(searches);
    return searches;
  });

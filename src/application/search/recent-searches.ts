import { Effect } from 'effect';
import { withoutSearch, withSearch } from '#domain/search/recent-searches.ts';
import type { RecentSearches } from '#ports/search/product-finder.ts';

export type ListRecentSearches = () => Effect.Effect<readonly string[]>;

/** The recent searches of this device, newest first. */
export const makeRecentSearches = (recent: RecentSearches): ListRecentSearches =>
  Effect.fn('recentSearches')(function* () {
    return yield* recent.texts;
  });

export type RememberSearch = (text: string) => Effect.Effect<readonly string[]>;

/** Remembers a search. Repeating only moves it to the top. */
export const makeRememberSearch = (recent: RecentSearches): RememberSearch =>
  Effect.fn('rememberSearch')(function* (text) {
    const searches = withSearch(yield* recent.texts, text);
    yield* recent.replace(searches);
    return searches;
  });

/** Removes one, or all without a text; gives the remaining ones. */
export type ForgetSearches = (text?: string) => Effect.Effect<readonly string[]>;

/** Removes one recent search, or all of them. */
export const makeForgetSearches = (recent: RecentSearches): ForgetSearches =>
  Effect.fn('forgetSearches')(function* (text) {
    const searches = text === undefined ? [] : withoutSearch(yield* recent.texts, text);
    yield* recent.replace(searches);
    return searches;
  });

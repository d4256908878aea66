import type { Effect } from 'effect';
import type { Suggestions } from '#domain/search/suggestions.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';

/** Suggests products while the shopper types. */
export interface ProductFinder {
  /** For two characters or more. */
  suggest(text: string): Effect.Effect<Suggestions, CallFailure>;
}

/** The recent searches of this device; they are sent only when searched again (D-SEARCH-04). */
export interface RecentSearches {
  /** Newest first. */
  readonly texts: Effect.Effect<readonly string[]>;
  replace(texts: readonly string[]): Effect.Effect<void>;
}

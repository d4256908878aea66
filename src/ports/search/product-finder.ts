import type { Effect } from 'effect';
import type { Suggestions } from '#domain/search/suggestions.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';

/** Knows what a shopper who is still typing may mean. */
export interface ProductFinder {
  /** For two characters or more. */
  suggest(text: string): Effect.Effect<Suggestions, CallFailure>;
}

/** What was searched for on this device; it never leaves it but to be searched for again. */
export interface RecentSearches {
  /** Newest first. */
  readonly texts: Effect.Effect<readonly string[]>;
  replace(texts: readonly string[]): Effect.Effect<void>;
}

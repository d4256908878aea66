import { Effect } from 'effect';
import {
  longestText,
  noSuggestions,
  type Suggestions,
  shortestText,
} from '#domain/search/suggestions.ts';
import type { ProductFinder } from '#ports/search/product-finder.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';

/** Suggestions for a text that is being typed (SEARCH-01). */
export type SuggestProducts = (text: string) => Effect.Effect<Suggestions, CallFailure>;

/** Suggestions for a text that is being typed; below two characters there is no call. */
export const makeSuggestProducts = (finder: ProductFinder): SuggestProducts =>
  Effect.fn('suggestProducts')(function* (text) {
    const asked = [...text.trim()].slice(0, longestText).join('').slice(0, longestText);
    if ([...asked].length < shortestText) return noSuggestions(asked);
    return yield* finder.suggest(asked);
  });

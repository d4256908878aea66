import { Effect } from 'effect';
import type { UseCases } from '#application/use-cases.ts';
import { longestText, noSuggestions, shortestText } from '#domain/search/suggestions.ts';
import type { ProductFinder } from '#ports/search/product-finder.ts';

/** What a text that is still being typed may mean; below two characters nobody is asked. */
export const makeSuggestProducts = (finder: ProductFinder): UseCases['suggestProducts'] =>
  Effect.fn('suggestProducts')(function* (text) {
    const asked = [...text.trim()].slice(0, longestText).join('').slice(0, longestText);
    if ([...asked].length < shortestText) return noSuggestions(asked);
    return yield* finder.suggest(asked);
  });

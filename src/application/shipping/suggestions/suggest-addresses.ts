import { Effect } from 'effect';
import {
  type AddressSuggestion,
  streetText,
} from '#domain/shipping/address-service/address-suggestion.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';
import type { AddressSuggestions } from '#ports/shipping/address-suggestions.ts';

export type SuggestAddresses = (
  typed: string,
) => Effect.Effect<readonly AddressSuggestion[], CallFailure>;

/** Addresses that begin with a typed street; none while it says too little. Reads only, so repeating is safe. */
export const makeSuggestAddresses = (suggestions: AddressSuggestions): SuggestAddresses =>
  Effect.fn('suggestAddresses')(function* (typed) {
    const text = streetText(typed);
    return text === undefined ? [] : yield* suggestions.suggest(text);
  });

import { Effect } from 'effect';
import {
  type AddressSuggestion,
  suggestionLine,
} from '#domain/shipping/address-service/address-suggestion.ts';
import type { AddressSuggestions } from '#ports/shipping/address-suggestions.ts';

const inPlano = (street: string, zipcode: string): AddressSuggestion => ({
  ...{ street, unit: '', city: 'Plano', state: 'TX', zipcode },
});

const plain = (text: string): string => text.toLowerCase().replace(/,/g, '').replace('drive', 'dr');

/** Knows the addresses it is told. */
export const makeMemoryAddressSuggestions = (
  known: readonly AddressSuggestion[] = [
    inPlano('4600 Legacy Dr', '75024'),
    inPlano('4600 Lakeshore Dr', '75093'),
  ],
): AddressSuggestions => ({
  suggest: (text) =>
    Effect.succeed(known.filter((one) => plain(suggestionLine(one)).startsWith(plain(text)))),
});

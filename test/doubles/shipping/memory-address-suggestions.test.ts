import { makeMemoryAddressSuggestions } from '#test/doubles/shipping/memory-address-suggestions.ts';
import { addressSuggestionsContract } from '#test/ports/shipping/address-suggestions.contract.ts';

addressSuggestionsContract('memory-address-suggestions', () => makeMemoryAddressSuggestions());

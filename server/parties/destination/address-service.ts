import type {
  AddressQuestion,
  KnownAddress,
} from '#domain/shipping/address-service/address-check.ts';
import type { AddressSuggestion } from '#domain/shipping/address-service/address-suggestion.ts';

/** Nobody knows what the service would have said. `why` is a code, never a text with an address in it. */
export interface NotAsked {
  readonly kind: 'unknown';
  readonly why: string;
}

/** Knows where mail is delivered. Never throws. */
export interface AddressService {
  /** The addresses that may be meant, the likeliest first; none when nothing matches. */
  verify(
    question: AddressQuestion,
  ): Promise<{ readonly kind: 'answered'; readonly known: readonly KnownAddress[] } | NotAsked>;
  /** Addresses that begin with a typed text, the likeliest first. */
  suggest(
    text: string,
  ): Promise<
    { readonly kind: 'answered'; readonly suggestions: readonly AddressSuggestion[] } | NotAsked
  >;
}

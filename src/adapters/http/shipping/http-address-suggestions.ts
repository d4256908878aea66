import type { ShopHttp } from '#adapters/http/client/shop-http.ts';
import { addresssuggestions } from '#adapters/http/wire/calls/suggestion-calls.ts';
import type { AddressSuggestions } from '#ports/shipping/address-suggestions.ts';

/** Suggestions behind POST /webservices/addresssuggestions (D-SHIPPING-11). */
export const makeHttpAddressSuggestions = (http: ShopHttp): AddressSuggestions => ({
  suggest: (text) => http.call(addresssuggestions, { body: { text } }),
});

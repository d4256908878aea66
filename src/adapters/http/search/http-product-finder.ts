import { Effect } from 'effect';
import type { Place } from '#adapters/http/client/session/place.ts';
import type { ShopHttp } from '#adapters/http/client/shop-http.ts';
import { getautocompleteproducts } from '#adapters/http/wire/calls/search-calls.ts';
import { type SuggestedProduct, suggestionsFrom } from '#domain/search/suggestions.ts';
import type { ProductFinder } from '#ports/search/product-finder.ts';

/** Suggestions from the storefront, without the screen loader, because the shopper is typing. */
export const makeHttpProductFinder = (
  http: ShopHttp,
  place: Effect.Effect<Place>,
): ProductFinder => ({
  suggest: Effect.fnUntraced(function* (text) {
    const query = { ...(yield* place), searchText: text };
    const found = yield* http.call(getautocompleteproducts, { query, loader: false });
    const [first] = found;
    const products = found.map(({ correctedText: _, ...product }) => product);
    return suggestionsFrom(
      text,
      products as unknown as readonly SuggestedProduct[],
      first?.correctedText,
    );
  }),
});

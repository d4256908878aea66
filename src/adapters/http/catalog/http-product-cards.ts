import { Effect } from 'effect';
import type { Place } from '#adapters/http/client/session/place.ts';
import type { ShopHttp } from '#adapters/http/client/shop-http.ts';
import { getrecentlyviewedproducts } from '#adapters/http/wire/calls/visit-calls.ts';
import { toSummary } from '#adapters/http/wire/product.ts';
import type { ProductCards } from '#ports/catalog/viewed-products.ts';

/** Cards by id behind POST getrecentlyviewedproducts (D-API-13). */
export const makeHttpProductCards = (
  http: ShopHttp,
  place: Effect.Effect<Place>,
): ProductCards => ({
  find: Effect.fnUntraced(function* (ids) {
    const body = { ...(yield* place), productIds: [...ids] };
    return (yield* http.call(getrecentlyviewedproducts, { body })).map(toSummary);
  }),
});

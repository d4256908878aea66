import { Effect } from 'effect';
import type { Place } from '#adapters/http/client/session/place.ts';
import type { ShopHttp } from '#adapters/http/client/shop-http.ts';
import { productinventory } from '#adapters/http/wire/calls/cart-calls.ts';
import type { Inventory } from '#ports/catalog/catalog.ts';

/** Stock and prices behind POST /webservices/cartreview/productinventory. */
export const makeHttpInventory = (http: ShopHttp, place: Effect.Effect<Place>): Inventory => ({
  check: Effect.fnUntraced(function* (items) {
    const { lang: _, ...location } = yield* place;
    return yield* http.call(productinventory, { body: { ...location, items: [...items] } });
  }),
});

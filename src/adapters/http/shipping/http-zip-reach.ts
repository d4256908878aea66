import { Effect } from 'effect';
import type { Place } from '#adapters/http/client/session/place.ts';
import type { ShopHttp } from '#adapters/http/client/shop-http.ts';
import { checkitemsavailability } from '#adapters/http/wire/calls/order-calls.ts';
import type { ZipReach } from '#ports/shipping/zip-reach.ts';

/** What may go to a zip, behind POST checkitemsavailability (D-API-55). */
export const makeHttpZipReach = (http: ShopHttp, place: Effect.Effect<Place>): ZipReach => ({
  reaches: Effect.fnUntraced(function* (zipcode, productId) {
    const { lang: _, ...location } = yield* place;
    const body = { zipcode, ...location, items: [{ productId, quantity: 1 }] };
    const [item] = yield* http.call(checkitemsavailability, { body });
    return item?.available !== false;
  }),
});

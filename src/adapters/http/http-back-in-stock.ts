import { Effect } from 'effect';
import type { Place } from '#adapters/http/client/place.ts';
import type { ShopHttp } from '#adapters/http/client/shop-http.ts';
import { notifyme } from '#adapters/http/wire/calls/visit-calls.ts';
import { ProductAvailable, ProductNotFound, TooManyAttempts } from '#ports/failures.ts';
import type { BackInStock } from '#ports/notice/back-in-stock.ts';

/** Pause when the shop names none, milliseconds. */
const usualPause = 60_000;

/** Wishes behind POST /webservices/notifyme (D-API-38). */
export const makeHttpBackInStock = (http: ShopHttp, place: Effect.Effect<Place>): BackInStock => ({
  ask: Effect.fnUntraced(function* (productId, email) {
    const body = { ...(yield* place), email, productId };
    yield* http.call(notifyme, { body }, ({ status, retryAfterMs = usualPause }) => {
      if (status === 404) return new ProductNotFound({ productId });
      if (status === 409) return new ProductAvailable({ productId });
      return status === 429 ? new TooManyAttempts({ retryAfterMs }) : undefined;
    });
  }),
});

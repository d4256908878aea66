import { Effect } from 'effect';
import { askedToWait } from '#adapters/http/client/asked-to-wait.ts';
import type { RefusedAs } from '#adapters/http/client/call-failures.ts';
import type { Place } from '#adapters/http/client/session/place.ts';
import type { ShopHttp } from '#adapters/http/client/shop-http.ts';
import { notifyme } from '#adapters/http/wire/calls/visit-calls.ts';
import { ProductNotFound } from '#ports/catalog/product-failures.ts';
import type { BackInStock } from '#ports/notice/back-in-stock.ts';
import { ProductAvailable } from '#ports/notice/product-available.ts';
import type { TooManyAttempts } from '#ports/session/call-failures.ts';

/** Back-in-stock notices behind POST /webservices/notifyme (D-API-38). */
export const makeHttpBackInStock = (http: ShopHttp, place: Effect.Effect<Place>): BackInStock => ({
  ask: Effect.fnUntraced(function* (productId, email) {
    const body = { ...(yield* place), email, productId };
    const refusedAs: RefusedAs<ProductNotFound | ProductAvailable | TooManyAttempts> = {
      ...askedToWait,
      NOT_FOUND: () => new ProductNotFound({ productId }),
      PRODUCT_AVAILABLE: () => new ProductAvailable({ productId }),
    };
    yield* http.call(notifyme, { body }, refusedAs);
  }),
});

import { Effect } from 'effect';
import { firstItem } from '#adapters/http/client/first-item.ts';
import type { Place } from '#adapters/http/client/session/place.ts';
import type { ShopHttp } from '#adapters/http/client/shop-http.ts';
import { orderdetails } from '#adapters/http/wire/calls/order-calls.ts';
import { OrderNotFound } from '#ports/order/order-failures.ts';
import type { PlacedOrders } from '#ports/order/order-placement.ts';

/** Orders behind GET orderdetails; a wrong e-mail reads like an unknown order (D-API-16). */
export const makeHttpPlacedOrders = (
  http: ShopHttp,
  place: Effect.Effect<Place>,
): PlacedOrders => ({
  find: Effect.fnUntraced(function* (orderId, email) {
    const { lang } = yield* place;
    const answer = yield* http.call(
      orderdetails,
      { query: { orderId, email, lang } },
      { NOT_FOUND: () => new OrderNotFound({ orderId }) },
    );
    return yield* firstItem('orderdetails')(answer);
  }),
});

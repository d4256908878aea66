import { Effect } from 'effect';
import type { RefusedAs } from '#adapters/http/client/call-failures.ts';
import { firstItem } from '#adapters/http/client/first-item.ts';
import type { Place } from '#adapters/http/client/session/place.ts';
import type { ShopHttp } from '#adapters/http/client/shop-http.ts';
import { orderdetails } from '#adapters/http/wire/calls/order-calls.ts';
import { OrderCodeNeeded, type OrderHidden, OrderNotFound } from '#ports/order/order-failures.ts';
import type { PlacedOrders } from '#ports/order/order-placement.ts';

const refusedAs = (orderId: string): RefusedAs<OrderHidden> => ({
  NOT_FOUND: () => new OrderNotFound({ orderId }),
  ORDER_CODE_NEEDED: () => new OrderCodeNeeded(),
});

/** Orders behind GET orderdetails; a wrong e-mail reads like an unknown order (D-API-16). */
export const makeHttpPlacedOrders = (
  http: ShopHttp,
  place: Effect.Effect<Place>,
): PlacedOrders => ({
  find: Effect.fnUntraced(function* (orderId, email, tempUserID) {
    const { lang } = yield* place;
    const answer = yield* http.call(
      orderdetails,
      { query: { orderId, email, ...(tempUserID && { tempUserID }), lang } },
      refusedAs(orderId),
    );
    return yield* firstItem('orderdetails')(answer);
  }),
});

import { Effect } from 'effect';
import { askedToWait } from '#adapters/http/client/asked-to-wait.ts';
import type { RefusedAs } from '#adapters/http/client/call-failures.ts';
import { firstItem } from '#adapters/http/client/first-item.ts';
import type { Place } from '#adapters/http/client/session/place.ts';
import type { ShopHttp } from '#adapters/http/client/shop-http.ts';
import {
  keeporder,
  ordercode,
  orderstatus,
} from '#adapters/http/wire/calls/order-tracking-calls.ts';
import { OrderCodeWrong, OrderNotFound } from '#ports/order/order-failures.ts';
import type { OrderTracking } from '#ports/order/order-tracking.ts';
import type { TooManyAttempts } from '#ports/session/call-failures.ts';

const refusedAs = (
  orderId: string,
): RefusedAs<OrderNotFound | OrderCodeWrong | TooManyAttempts> => ({
  ...askedToWait,
  ORDER_CODE_WRONG: () => new OrderCodeWrong(),
  NOT_FOUND: () => new OrderNotFound({ orderId }),
});

/** Guests' orders behind orderstatus, ordercode and keeporder (D-API-68 … D-API-70). */
export const makeHttpOrderTracking = (
  http: ShopHttp,
  place: Effect.Effect<Place>,
): OrderTracking => {
  return {
    track: Effect.fnUntraced(function* (claim) {
      const { lang } = yield* place;
      const answer = yield* http.call(
        orderstatus,
        { body: { ...claim, lang } },
        refusedAs(claim.orderId),
      );
      return yield* firstItem('orderstatus')(answer);
    }),
    sendCode: Effect.fnUntraced(function* ({ orderId, email }) {
      const { lang } = yield* place;
      yield* http.call(ordercode, { body: { orderId, email, lang } }, askedToWait);
    }),
    keep: Effect.fnUntraced(function* (kept) {
      yield* http.call(
        keeporder,
        { body: kept },
        {
          NOT_FOUND: () => new OrderNotFound({ orderId: kept.orderId }),
        },
      );
    }),
  };
};

import { Effect } from 'effect';
import { firstItem } from '#adapters/http/client/first-item.ts';
import type { ShopHttp } from '#adapters/http/client/shop-http.ts';
import { deliveryestimate } from '#adapters/http/wire/calls/order-calls.ts';
import type { DeliveryEstimates } from '#ports/shipping/delivery-estimates.ts';

const unknownZip = 'unknown zip' as const;

/** Estimates behind POST /webservices/deliveryestimate (D-API-67). */
export const makeHttpDeliveryEstimates = (http: ShopHttp): DeliveryEstimates => ({
  estimate: Effect.fnUntraced(function* (zipcode, items, discount) {
    const answer = http.call(
      deliveryestimate,
      { body: { zipcode, items: [...items], discount } },
      { ADDRESS_NOT_SERVICEABLE: () => unknownZip },
    );
    return yield* Effect.catchIf(
      Effect.flatMap(answer, firstItem('deliveryestimate')),
      (failure) => failure === unknownZip,
      () => Effect.succeed(undefined),
    );
  }),
});

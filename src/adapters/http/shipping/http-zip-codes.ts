import { Effect } from 'effect';
import { firstItem } from '#adapters/http/client/first-item.ts';
import type { ShopHttp } from '#adapters/http/client/shop-http.ts';
import { zipcodevalidate } from '#adapters/http/wire/calls/cart-calls.ts';
import type { ZipVerdict } from '#domain/shipping/zip-verdict.ts';
import type { ZipCodes } from '#ports/shipping/zip-codes.ts';

const serviceDown = 'address service down' as const;
const isDown = () => serviceDown;

/** When the address service is down, the address is accepted (D-CHECKOUT-09). */
const unchecked: ZipVerdict = {
  valid: true,
  addressVerdict: 'unavailable',
  upsValidatedAddresses: [],
};

/** Zip and address answers behind POST /webservices/zipcodevalidate (D-API-36). */
export const makeHttpZipCodes = (http: ShopHttp): ZipCodes => ({
  lookUp: Effect.fnUntraced(function* (zipcode) {
    const answer = yield* http.call(zipcodevalidate, { body: { zipcode } });
    return yield* firstItem('zipcodevalidate')(answer);
  }),

  checkAddress: Effect.fnUntraced(function* (address) {
    const { zipcode, city, state } = address;
    const answer = http.call(
      zipcodevalidate,
      { body: { zipcode, city, state, address } },
      { INTERNAL: isDown, SHOP_UNAVAILABLE: isDown },
    );
    const verdict = Effect.flatMap(answer, firstItem('zipcodevalidate'));
    return yield* Effect.catchIf(
      verdict,
      (failure) => failure === serviceDown,
      () => Effect.succeed(unchecked),
    );
  }),
});

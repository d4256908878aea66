import { Effect } from 'effect';
import { askedToWait } from '#adapters/http/client/asked-to-wait.ts';
import type { RefusedAs } from '#adapters/http/client/call-failures.ts';
import { firstItem } from '#adapters/http/client/first-item.ts';
import type { Place } from '#adapters/http/client/session/place.ts';
import type { ShopHttp } from '#adapters/http/client/shop-http.ts';
import { couponRefusedAs } from '#adapters/http/coupon/refused-coupon.ts';
import { validatevoucher } from '#adapters/http/wire/calls/coupon-calls.ts';
import type { CouponCheck } from '#ports/coupon/coupon-check.ts';
import type { CouponRefused } from '#ports/coupon/coupon-refused.ts';
import type { TooManyAttempts } from '#ports/session/call-failures.ts';

const refusedAs: RefusedAs<CouponRefused | TooManyAttempts> = {
  ...askedToWait,
  ...couponRefusedAs,
};

/** Coupons behind POST /webservices/validatevoucher (D-API-33). */
export const makeHttpCouponCheck = (http: ShopHttp, place: Effect.Effect<Place>): CouponCheck => ({
  validate: Effect.fnUntraced(function* ({ includesGiftCard, ...question }) {
    const { lang } = yield* place;
    const body = { ...question, lang, ...(includesGiftCard && { includesGiftCard }) };
    const answer = yield* http.call(validatevoucher, { body }, refusedAs);
    return yield* firstItem('validatevoucher')(answer);
  }),
});

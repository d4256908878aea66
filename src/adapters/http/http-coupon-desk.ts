import { Effect } from 'effect';
import { firstItem } from '#adapters/http/client/first-item.ts';
import type { Place } from '#adapters/http/client/place.ts';
import type { ShopHttp } from '#adapters/http/client/shop-http.ts';
import { couponRefusal } from '#adapters/http/refused-coupon.ts';
import { validatevoucher } from '#adapters/http/wire/calls/coupon-calls.ts';
import type { CouponDesk } from '#ports/coupon/coupon-desk.ts';
import { TooManyAttempts } from '#ports/failures.ts';

/** A minute, when the shop names no pause. */
const longPause = 60_000;

/** Coupons behind POST /webservices/validatevoucher (D-API-33). */
export const makeHttpCouponDesk = (http: ShopHttp, place: Effect.Effect<Place>): CouponDesk => ({
  validate: Effect.fnUntraced(function* ({ includesGiftCard, ...question }) {
    const { lang } = yield* place;
    const body = { ...question, lang, ...(includesGiftCard && { includesGiftCard }) };
    const answer = yield* http.call(validatevoucher, { body }, (refusal) =>
      refusal.code === 'TOO_MANY_ATTEMPTS'
        ? new TooManyAttempts({ retryAfterMs: refusal.retryAfterMs ?? longPause })
        : couponRefusal(refusal),
    );
    return yield* firstItem('validatevoucher')(answer);
  }),
});

import { makeHttpCouponCheck } from '#adapters/http/coupon/http-coupon-check.ts';
import type { ToStorefront } from '#composition/ports/storefront.ts';

/** Who judges coupons. */
export const couponPorts = {
  couponCheck: ({ storefront: { http, place } }: ToStorefront) => makeHttpCouponCheck(http, place),
};

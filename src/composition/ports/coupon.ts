import { makeHttpCouponCheck } from '#adapters/http/coupon/http-coupon-check.ts';
import type { ToStorefront } from '#composition/ports/storefront.ts';

/** The check of coupons. */
export const couponPorts = {
  couponCheck: ({ storefront: { http, place } }: ToStorefront) => makeHttpCouponCheck(http, place),
};

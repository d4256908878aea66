import { makeHttpCouponDesk } from '#adapters/http/coupon/http-coupon-check.ts';
import type { ToStorefront } from '#composition/ports/storefront.ts';

/** Who judges coupons. */
export const couponPorts = {
  couponDesk: ({ storefront: { http, place } }: ToStorefront) => makeHttpCouponDesk(http, place),
};

import { quietly } from '#adapters/http/client/quietly.ts';
import { makeHttpCouponCheck } from '#adapters/http/coupon/http-coupon-check.ts';
import { makeHttpAddressSuggestions } from '#adapters/http/shipping/http-address-suggestions.ts';
import { makeHttpDeliveryEstimates } from '#adapters/http/shipping/http-delivery-estimates.ts';
import type { ToStorefront } from '#composition/ports/storefront.ts';

/** The check of coupons. */
export const couponPorts = {
  couponCheck: ({ storefront: { http, place } }: ToStorefront) => makeHttpCouponCheck(http, place),
};

/** When goods come to a zip code, what that costs, and which addresses there are. */
export const deliveryPorts = {
  deliveryEstimates: ({ storefront: { http } }: ToStorefront) =>
    makeHttpDeliveryEstimates(quietly(http)),
  addressSuggestions: ({ storefront: { http } }: ToStorefront) =>
    makeHttpAddressSuggestions(quietly(http)),
};

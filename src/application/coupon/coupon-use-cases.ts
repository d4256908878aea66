import { makeApplyCoupon } from '#application/coupon/apply-coupon.ts';
import { makeRemoveCoupon } from '#application/coupon/remove-coupon.ts';
import { makeRevalidateCoupon } from '#application/coupon/revalidate-coupon.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type { CouponCheck } from '#ports/coupon/coupon-check.ts';
import type { Clock } from '#ports/device/clock.ts';
import type { IdGenerator } from '#ports/device/id-generator.ts';

export interface CouponPorts {
  readonly currentCart: CurrentCart;
  readonly couponCheck: CouponCheck;
  readonly clock: Clock;
  readonly idGenerator: IdGenerator;
}

/** Coupons of the current cart. */
export const couponUseCases = (ports: CouponPorts) => ({
  applyCoupon: makeApplyCoupon(ports),
  removeCoupon: makeRemoveCoupon(ports.currentCart),
  revalidateCoupon: makeRevalidateCoupon(ports.currentCart, ports.couponCheck, ports.clock),
});

export type CouponUseCases = ReturnType<typeof couponUseCases>;

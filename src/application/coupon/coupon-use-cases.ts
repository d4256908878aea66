import { makeApplyCoupon } from '#application/coupon/apply-coupon.ts';
import { makeRemoveCoupon } from '#application/coupon/remove-coupon.ts';
import { makeRevalidateCoupon } from '#application/coupon/revalidate-coupon.ts';
import type { Clock } from '#ports/clock.ts';
import type { CouponDesk } from '#ports/coupon-desk.ts';
import type { CurrentCart } from '#ports/current-cart.ts';
import type { IdGenerator } from '#ports/id-generator.ts';

export interface CouponPorts {
  readonly currentCart: CurrentCart;
  readonly couponDesk: CouponDesk;
  readonly clock: Clock;
  readonly idGenerator: IdGenerator;
}

/** Coupons of the cart at hand. */
export const couponUseCases = (ports: CouponPorts) => ({
  applyCoupon: makeApplyCoupon(ports),
  removeCoupon: makeRemoveCoupon(ports.currentCart),
  revalidateCoupon: makeRevalidateCoupon(ports.currentCart, ports.couponDesk, ports.clock),
});

export type CouponUseCases = ReturnType<typeof couponUseCases>;

import { makeMemoryCouponDesk } from '#test/doubles/coupon/memory-coupon-check.ts';
import { couponDeskContract } from '#test/ports/coupon/coupon-check.contract.ts';
import { tillCoupons } from '#test/server/setup/till/till-catalog.ts';

couponDeskContract('memory-coupon-desk', () =>
  makeMemoryCouponDesk(
    () => tillCoupons,
    () => 0,
  ),
);

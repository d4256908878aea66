import { makeMemoryCouponCheck } from '#test/doubles/coupon/memory-coupon-check.ts';
import { couponCheckContract } from '#test/ports/coupon/coupon-check.contract.ts';
import { tillCoupons } from '#test/server/setup/till/till-catalog.ts';

couponCheckContract('memory-coupon-check', () =>
  makeMemoryCouponCheck(
    () => tillCoupons,
    () => 0,
  ),
);

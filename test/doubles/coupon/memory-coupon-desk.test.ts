import { makeMemoryCouponDesk } from '#test/doubles/coupon/memory-coupon-desk.ts';
import { couponDeskContract } from '#test/ports/coupon/coupon-desk.contract.ts';
import { tillCoupons } from '#test/server/setup/till/till-catalog.ts';

couponDeskContract('memory-coupon-desk', () =>
  makeMemoryCouponDesk(
    () => tillCoupons,
    () => 0,
  ),
);

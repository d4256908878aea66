import { ContainerModule } from 'inversify';
import { makeHttpCouponDesk } from '#adapters/http/coupon/http-coupon-desk.ts';
import { makeApplyCoupon } from '#application/coupon/apply-coupon.ts';
import { makeRemoveCoupon } from '#application/coupon/remove-coupon.ts';
import { makeRevalidateCoupon } from '#application/coupon/revalidate-coupon.ts';
import { makeAddGiftCard } from '#application/gift/add-gift-card.ts';
import {
  ClockToken,
  CouponDeskToken,
  CurrentCartToken,
  IdGeneratorToken,
  PlaceToken,
  ShopHttpToken,
  tokenOf,
} from '#composition/tokens.ts';

export const couponUseCases = new ContainerModule(({ bind }) => {
  bind(tokenOf('applyCoupon')).toResolvedValue(makeApplyCoupon, [
    CurrentCartToken,
    CouponDeskToken,
    ClockToken,
    IdGeneratorToken,
  ]);
  bind(tokenOf('removeCoupon')).toResolvedValue(makeRemoveCoupon, [CurrentCartToken]);
  bind(tokenOf('revalidateCoupon')).toResolvedValue(makeRevalidateCoupon, [
    CurrentCartToken,
    CouponDeskToken,
    ClockToken,
  ]);
  bind(tokenOf('addGiftCard')).toResolvedValue(makeAddGiftCard, [
    CurrentCartToken,
    IdGeneratorToken,
  ]);
});

/** What coupons ask of the storefront. */
export const couponHttp = new ContainerModule(({ bind }) => {
  bind(CouponDeskToken).toResolvedValue(makeHttpCouponDesk, [ShopHttpToken, PlaceToken]);
});

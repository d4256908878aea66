import { couponUseCases } from '#application/coupon/coupon-use-cases.ts';
import { giftUseCases } from '#application/gift/gift-use-cases.ts';
import type { Host } from '#composition/host/host.ts';
import { couponPorts } from '#composition/ports/coupon.ts';
import { giftPorts } from '#composition/ports/gift.ts';
import { storedCheckoutPorts } from '#composition/ports/stored-checkout.ts';
import type { StorefrontPorts } from '#composition/ports/storefront.ts';

/** Coupons and e-gift cards. */
export const openCoupon = (host: Host<StorefrontPorts>) => {
  const { ports } = host.with(storedCheckoutPorts).with(couponPorts).with(giftPorts);
  return { coupon: couponUseCases(ports), gift: giftUseCases(ports) };
};

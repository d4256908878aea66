import { obstacleUseCases } from '#application/checkout/obstacles/obstacle-use-cases.ts';
import { couponUseCases } from '#application/coupon/coupon-use-cases.ts';
import { giftUseCases } from '#application/gift/gift-use-cases.ts';
import type { Host } from '#composition/host/host.ts';
import { couponPorts } from '#composition/ports/coupon.ts';
import { giftPorts } from '#composition/ports/gift.ts';
import { orderingPorts } from '#composition/ports/ordering.ts';
import { storedCheckoutPorts } from '#composition/ports/stored-checkout.ts';
import type { StorefrontPorts } from '#composition/ports/storefront.ts';

/** Coupons, e-gift cards, and what keeps the shopper from ordering: what the cart page asks. */
export const openCoupon = (host: Host<StorefrontPorts>) => {
  const { ports } = host
    .with(storedCheckoutPorts)
    .with(couponPorts)
    .with(giftPorts)
    .with(orderingPorts);
  return {
    coupon: couponUseCases(ports),
    gift: giftUseCases(ports),
    obstacles: obstacleUseCases(ports),
  };
};

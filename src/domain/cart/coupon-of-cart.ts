import type { Cart, Coupon } from '#domain/cart/cart.ts';
import { couponAmount, includesGiftCard } from '#domain/cart/lines/gift-lines.ts';
import type { Cents } from '#domain/money/cents.ts';

/** What the shop must know of a cart to check a coupon. */
export const couponFactsOf = (
  cart: Cart,
): { readonly cartAmount: Cents; readonly includesGiftCard: boolean } => ({
  cartAmount: couponAmount(cart.lines),
  includesGiftCard: includesGiftCard(cart.lines),
});

/** The cart with that coupon; shipping and tax are dropped, they were for another price. */
export const withCoupon = (cart: Cart, coupon: Coupon): Cart => ({
  ...withoutCoupon(cart),
  coupon,
});

/** The cart at its full price. */
export const withoutCoupon = ({ coupon: _, shipping: __, tax: ___, ...cart }: Cart): Cart => cart;

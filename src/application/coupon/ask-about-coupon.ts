import { Effect } from 'effect';
import type { Cart, Coupon } from '#domain/cart/cart.ts';
import { couponFactsOf } from '#domain/cart/coupon-of-cart.ts';
import type { CouponCheck } from '#ports/coupon/coupon-check.ts';
import type { Clock } from '#ports/device/clock.ts';

interface CouponWish {
  readonly couponName: string;
  readonly cartID: string;
  readonly email: string | undefined;
}

/** What the shop says about a coupon and this cart, as the cart keeps it (COUPON-02). */
export const askAboutCoupon = Effect.fnUntraced(function* (
  couponCheck: CouponCheck,
  clock: Clock,
  cart: Cart,
  { couponName, cartID, email }: CouponWish,
) {
  const facts = couponFactsOf(cart);
  const date = new Date(clock.now()).toISOString();
  const question = { couponName, cartID, date, ...facts };
  const isKnown = email !== undefined && email !== '';
  const answer = yield* couponCheck.validate(isKnown ? { ...question, email } : question);
  const coupon: Coupon = { couponName, cartAmount: facts.cartAmount, cartID, date, ...answer };
  return coupon;
});

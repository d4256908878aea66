import { Effect } from 'effect';
import { askAboutCoupon } from '#application/coupon/ask-about-coupon.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { withCoupon, withoutCoupon } from '#domain/cart/coupon-of-cart.ts';
import { wantedLines } from '#domain/cart/lines/edit-lines.ts';
import { couponAmount } from '#domain/cart/lines/gift-lines.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type { CouponCheck } from '#ports/coupon/coupon-check.ts';
import type { CouponRefused } from '#ports/coupon/coupon-refused.ts';
import type { Clock } from '#ports/device/clock.ts';
import type { CallFailure, TooManyAttempts } from '#ports/session/call-failures.ts';

/** After a change of the cart; `refused` says why a coupon went (COUPON-07). */
export type RevalidateCoupon = (
  email?: string,
) => Effect.Effect<
  { readonly cart: Cart; readonly refused?: CouponRefused },
  CallFailure | TooManyAttempts
>;

/**
 * Asks again about the coupon of a changed cart (COUPON-07). A coupon that no longer applies is removed,
 * and the refusal is shown. Without an answer it stays: the order checks it anyway.
 */
export const makeRevalidateCoupon = (
  currentCart: CurrentCart,
  couponCheck: CouponCheck,
  clock: Clock,
): RevalidateCoupon => {
  const keep = Effect.fnUntraced(function* (change: (cart: Cart) => Cart) {
    const now = yield* currentCart.read;
    const changed = change(now);
    if (changed !== now) yield* currentCart.replace(changed);
    return changed;
  });

  return Effect.fn('revalidateCoupon')(function* (email) {
    const cart = yield* currentCart.read;
    const { coupon } = cart;
    if (coupon === undefined) return { cart };
    if (wantedLines(cart.lines).length === 0) return { cart: yield* keep(withoutCoupon) };
    const { couponName, cartID } = coupon;
    const asked = askAboutCoupon(couponCheck, clock, cart, { couponName, cartID, email });
    const answer = yield* Effect.catchTag(asked, 'CouponRefused', Effect.succeed<CouponRefused>);
    // A coupon that was changed or removed meanwhile is left alone.
    const isStillOurs = (now: Cart) => now.coupon?.couponName === couponName;
    if ('_tag' in answer) {
      const kept = yield* keep((now) => (isStillOurs(now) ? withoutCoupon(now) : now));
      return { cart: kept, refused: answer };
    }
    // When lines changed meanwhile, that change has its own request.
    const isSame = (now: Cart) => couponAmount(now.lines) === answer.cartAmount;
    return {
      cart: yield* keep((now) => (isStillOurs(now) && isSame(now) ? repriced(now, answer) : now)),
    };
  });
};

/** Shipping and tax stay valid while the discount is the same. */
const repriced = (cart: Cart, coupon: NonNullable<Cart['coupon']>): Cart =>
  cart.coupon?.discount === coupon.discount && cart.coupon.freeOrder === coupon.freeOrder
    ? { ...cart, coupon }
    : withCoupon(cart, coupon);

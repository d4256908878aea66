import { Effect } from 'effect';
import { askAboutCoupon } from '#application/coupon/ask-about-coupon.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { withCoupon } from '#domain/cart/coupon-of-cart.ts';
import { wantedLines } from '#domain/cart/lines/edit-lines.ts';
import { couponCode, couponCodeProblem } from '#domain/coupon/coupon-code.ts';
import { CartEmpty } from '#ports/cart/cart-failures.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type { CouponCheck } from '#ports/coupon/coupon-check.ts';
import type { CouponRefused } from '#ports/coupon/coupon-refused.ts';
import type { Clock } from '#ports/device/clock.ts';
import type { IdGenerator } from '#ports/device/id-generator.ts';
import type { CallFailure, TooManyAttempts } from '#ports/session/call-failures.ts';
import { InputRefused } from '#ports/validation/input-refused.ts';

export type ApplyCoupon = (
  typed: string,
  email?: string,
) => Effect.Effect<Cart, CallFailure | InputRefused | CartEmpty | CouponRefused | TooManyAttempts>;

interface ApplyCouponPorts {
  readonly currentCart: CurrentCart;
  readonly couponCheck: CouponCheck;
  readonly clock: Clock;
  readonly idGenerator: IdGenerator;
}

/**
 * Asks the shop about a typed coupon and stores it with the cart, in place of the one before
 * (COUPON-01, D-CART-10). A refused one changes nothing. Safe to repeat.
 */
export const makeApplyCoupon = ({
  currentCart,
  couponCheck,
  clock,
  idGenerator: ids,
}: ApplyCouponPorts): ApplyCoupon =>
  Effect.fn('applyCoupon')(function* (typed, email) {
    const problem = couponCodeProblem(typed);
    if (problem) return yield* new InputRefused({ problems: { couponName: problem } });
    const cart = yield* currentCart.read;
    if (wantedLines(cart.lines).length === 0) return yield* new CartEmpty();
    const cartID = cart.coupon?.cartID ?? ids.uuid();
    const wish = { couponName: couponCode(typed), cartID, email };
    const coupon = yield* askAboutCoupon(couponCheck, clock, cart, wish);
    const changed = withCoupon(yield* currentCart.read, coupon);
    yield* currentCart.replace(changed);
    return changed;
  });

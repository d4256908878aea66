import { Effect } from 'effect';
import { askAboutCoupon } from '#application/coupon/ask-about-coupon.ts';
import type { UseCases } from '#application/use-cases.ts';
import { withCoupon } from '#domain/cart/coupon-of-cart.ts';
import { wantedLines } from '#domain/cart/lines/edit-lines.ts';
import { couponCode, couponCodeProblem } from '#domain/coupon/coupon-code.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type { CouponDesk } from '#ports/coupon/coupon-desk.ts';
import type { Clock } from '#ports/device/clock.ts';
import type { IdGenerator } from '#ports/device/id-generator.ts';
import { CartEmpty, InputRefused } from '#ports/failures.ts';

/**
 * Has the shop judge a typed coupon and keeps it with the cart, in place of the one before
 * (COUPON-01, D-CART-10). A refused one changes nothing. Safe to repeat.
 */
export const makeApplyCoupon = (
  currentCart: CurrentCart,
  desk: CouponDesk,
  clock: Clock,
  ids: IdGenerator,
): UseCases['applyCoupon'] =>
  Effect.fn('applyCoupon')(function* (typed, email) {
    const problem = couponCodeProblem(typed);
    if (problem) return yield* new InputRefused({ problems: { couponName: problem } });
    const cart = yield* currentCart.read;
    if (wantedLines(cart.lines).length === 0) return yield* new CartEmpty();
    const cartID = cart.coupon?.cartID ?? ids.uuid();
    const wish = { couponName: couponCode(typed), cartID, email };
    const coupon = yield* askAboutCoupon(desk, clock, cart, wish);
    const changed = withCoupon(yield* currentCart.read, coupon);
    yield* currentCart.replace(changed);
    return changed;
  });

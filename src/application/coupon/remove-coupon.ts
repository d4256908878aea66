import { Effect } from 'effect';
import type { UseCases } from '#application/use-cases.ts';
import { withoutCoupon } from '#domain/cart/coupon-of-cart.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';

/** Takes the coupon off the cart; the totals are those of before (COUPON-05). Safe to repeat. */
export const makeRemoveCoupon = (currentCart: CurrentCart): UseCases['removeCoupon'] =>
  Effect.fn('removeCoupon')(function* () {
    const cart = yield* currentCart.read;
    if (cart.coupon === undefined) return cart;
    const changed = withoutCoupon(cart);
    yield* currentCart.replace(changed);
    return changed;
  });

import { Effect } from 'effect';
import type { Cart } from '#domain/cart/cart.ts';
import { withoutCoupon } from '#domain/cart/coupon-of-cart.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';

export type RemoveCoupon = () => Effect.Effect<Cart>;

/** Removes the coupon; the totals are undiscounted again (COUPON-05). Safe to repeat. */
export const makeRemoveCoupon = (currentCart: CurrentCart): RemoveCoupon =>
  Effect.fn('removeCoupon')(function* () {
    const cart = yield* currentCart.read;
    if (cart.coupon === undefined) return cart;
    const changed = withoutCoupon(cart);
    yield* currentCart.replace(changed);
    return changed;
  });

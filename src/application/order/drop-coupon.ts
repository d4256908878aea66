import { Effect } from 'effect';
import { checkOrder } from '#application/order/check-order.ts';
import { withoutCoupon } from '#domain/cart/coupon-of-cart.ts';
import { orderDraftOf } from '#domain/order/order-draft.ts';
import { withoutAttempt } from '#domain/order/quoted-cart.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type { CurrentCheckout } from '#ports/checkout/current-checkout.ts';
import type { CouponRefused } from '#ports/coupon/coupon-refused.ts';
import type { OrderPlacement } from '#ports/order/order-placement.ts';

/**
 * Takes a coupon off that the shop refuses at the order, and asks for the price without it, so that
 * the shopper sees it beside the reason. Always fails, with the refusal; nothing was charged.
 */
export const dropCoupon = Effect.fn('dropCoupon')(function* (
  refused: CouponRefused,
  {
    currentCart,
    currentCheckout,
    desk,
  }: {
    readonly currentCart: CurrentCart;
    readonly currentCheckout: CurrentCheckout;
    readonly desk: OrderPlacement;
  },
) {
  const cart = withoutCoupon(yield* currentCart.read);
  const checkout = withoutAttempt(yield* currentCheckout.read);
  yield* currentCart.replace(cart);
  yield* currentCheckout.replace(checkout);
  const { tempUserID } = checkout;
  if (tempUserID === undefined) return yield* refused;
  const draft = orderDraftOf(cart, checkout, tempUserID);
  const checked = yield* Effect.mapError(
    checkOrder(desk, { cart, checkout, draft }),
    () => refused,
  );
  yield* currentCart.replace(checked.cart);
  yield* currentCheckout.replace(checked.checkout);
  return yield* refused;
});

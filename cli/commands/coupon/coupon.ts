import { shownCart } from '#cli/commands/cart/cart-change.ts';
import type { Answer } from '#cli/report/answer.ts';
import type { Action, Session } from '#cli/session/session.ts';
import { withShop } from '#cli/shop/shop.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { dollarsFromCents } from '#domain/money/cents.ts';

/** `crunch coupon apply SAVE5` */
export const couponApply: Action = (session, { args: [code = ''] }) =>
  withShop(session, async ({ useCases, change }) =>
    shownCoupon(await change(() => useCases.coupon.applyCoupon(code)), session),
  );

/** `crunch coupon remove` */
export const couponRemove: Action = (session) =>
  withShop(session, async ({ useCases, change }) =>
    shownCoupon(await change(() => useCases.coupon.removeCoupon()), session),
  );

/** `crunch coupon show`: asks the shop again, because the cart may have changed. */
export const couponShow: Action = (session) =>
  withShop(session, async ({ useCases, change }) => {
    const { cart, refused } = await change(() => useCases.coupon.revalidateCoupon());
    const shown = shownCoupon(cart, session);
    const said = refused?.text;
    return said === undefined
      ? shown
      : {
          data: {
            ...(shown.data as object),
            refused: { code: refused?.couponName, message: said },
          },
          text: () => `${said}\n\n${shown.text()}`,
        };
  });

/** The cart with its totals and its coupon. */
const shownCoupon = (cart: Cart, session: Session): Answer => {
  const shown = shownCart(cart, session);
  return {
    data: { coupon: wireCoupon(cart), ...(shown.data as object) },
    text: () => `${cart.coupon?.message ?? session.words['out.noCoupon']}\n\n${shown.text()}`,
  };
};

/** `couponData` in dollars, or null. */
const wireCoupon = ({ coupon }: Cart) =>
  coupon === undefined
    ? null
    : {
        ...coupon,
        cartAmount: dollarsFromCents(coupon.cartAmount),
        discount: dollarsFromCents(coupon.discount),
        discountedAmount: dollarsFromCents(coupon.discountedAmount),
      };

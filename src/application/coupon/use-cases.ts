import type { Effect } from 'effect';
import type { Cart } from '#domain/cart/cart.ts';
import type { ChosenGiftCard, GiftRecipient } from '#domain/gift/gift.ts';
import type { CartEmpty } from '#ports/cart/cart-failures.ts';
import type { CouponRefused } from '#ports/coupon/coupon-refused.ts';
import type { CallFailure, TooManyAttempts } from '#ports/session/call-failures.ts';
import type { InputRefused } from '#ports/validation/input-refused.ts';

/** What shoppers do with coupons and e-gift cards. An e-mail is given where one is known. */
export interface CouponUseCases {
  readonly applyCoupon: (
    typed: string,
    email?: string,
  ) => Effect.Effect<
    Cart,
    CallFailure | InputRefused | CartEmpty | CouponRefused | TooManyAttempts
  >;
  readonly removeCoupon: () => Effect.Effect<Cart>;
  /** After a change of the cart; `refused` says why a coupon went (COUPON-07). */
  readonly revalidateCoupon: (
    email?: string,
  ) => Effect.Effect<
    { readonly cart: Cart; readonly refused?: CouponRefused },
    CallFailure | TooManyAttempts
  >;
  readonly addGiftCard: (
    card: ChosenGiftCard,
    recipient: GiftRecipient,
  ) => Effect.Effect<Cart, InputRefused>;
}

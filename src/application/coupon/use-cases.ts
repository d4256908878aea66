import type { Effect } from 'effect';
import type { Cart } from '#domain/cart/cart.ts';
import type { ChosenGiftCard, GiftRecipient } from '#domain/gift/gift.ts';
import type {
  CallFailure,
  CartEmpty,
  CouponRefused,
  InputRefused,
  TooManyAttempts,
} from '#ports/failures.ts';

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

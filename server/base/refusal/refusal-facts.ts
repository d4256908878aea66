import type { RefusalCode } from '#adapters/http/wire/refusal-codes.ts';
import type { OverLimit } from '#domain/cart/lines/quantity-limits.ts';
import type { ReviewRight } from '#domain/catalog/reviews/who-may-review.ts';
import type { CouponRefusal } from '#domain/coupon/coupon.ts';
import type { SpendableGiftCard } from '#domain/gift/gift-tender.ts';
import type { SavedMix } from '#domain/mix/saved-mix.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { CommandRefusal } from '#domain/order/operator-move.ts';
import type { PlacedOrder, Quote, UnavailableItem } from '#domain/order/order.ts';
import type { OrderExcess } from '#domain/order/order-bounds.ts';
import type { DeclineGroup } from '#domain/payment/decline.ts';

type Nothing = Readonly<Record<never, never>>;

/** What was not found; something that belongs to another shopper is answered the same way. */
export type Missing =
  | 'account'
  | 'address'
  | 'call'
  | 'card'
  | 'cart'
  | 'mix'
  | 'order'
  | 'page'
  | 'payment-account'
  | 'product'
  | 'review';

/** How the first submission with the key ended. */
export type FirstOutcome =
  | { readonly outcome: 'in-progress' }
  | { readonly outcome: 'placed'; readonly order: PlacedOrder }
  | { readonly outcome: 'failed'; readonly code: string };

/**
 * The facts of each refusal, from which its texts and data are made. Plain values, so that a
 * refusal can be stored. What each code means is written next to its name in `refusalCodes`; a code
 * that is not here has no facts.
 */
interface KnownFacts {
  INPUT_REFUSED: {
    /** The path of the faulty field, such as `items.0.quantity`; absent: the whole cannot be read. */
    readonly field?: string;
    /** What is wrong with an e-mail address, if the client shows it. */
    readonly email?: 'missing' | 'malformed';
    /** The first line with more than it may have. */
    readonly over?: OverLimit;
  };
  NOT_FOUND: { readonly what: Missing };
  TOO_MANY_ATTEMPTS: { readonly retryAfterSeconds: number };
  /** The party that does not answer: the sign-in provider or the directory (AUTH-18). */
  SIGN_IN_UNAVAILABLE: { readonly silent: 'provider' | 'directory' };

  /** Where the provider asks its question. */
  RESET_QUESTION_ASKED: { readonly address: string };
  PASSWORD_REFUSED: { readonly field: 'password' | 'newPassword' };

  MIX_ITEMS_GONE: { readonly productIds: readonly string[] };
  MIX_CHANGED: { readonly current: SavedMix };

  COUPON_REFUSED: {
    readonly couponName: string;
    readonly reason: CouponRefusal;
    readonly minimum?: Cents;
  };

  REVIEW_NOT_OPEN: { readonly because: Exclude<ReviewRight, 'may'> };

  /** What is on each known card now; one that is missing is not known (any more). */
  GIFT_CARD_CHANGED: {
    readonly giftCards: readonly Pick<SpendableGiftCard, 'cardRef' | 'balance'>[];
  };

  PRICE_CHANGED: { readonly oldTotal: Cents; readonly quote: Quote };
  STOCK_CHANGED: { readonly unavailable: readonly UnavailableItem[] };
  ADDRESS_NOT_SERVICEABLE: { readonly field: string };
  ORDER_TOO_LARGE: OrderExcess;
  GOODS_ON_HOLD: { readonly retryAfterSeconds: number };
  IDEMPOTENCY_KEY_REUSED: { readonly first: FirstOutcome };
  ALREADY_ORDERED: { readonly order: PlacedOrder };
  ORDER_COMMAND_REFUSED: { readonly because: CommandRefusal };
  ORDER_IN_PROGRESS: { readonly retryAfterSeconds: number };

  PAYMENT_ACTION_REQUIRED: {
    readonly orderId: string;
    readonly stepUpUrl: string;
    readonly accessToken: string;
  };
  /** Nothing due: coupon or gift cards pay all of it, so there is nothing to approve. */
  PAYPAL_INVALID_REQUEST: { readonly because?: 'nothing-due' };
  CARD_DECLINED: { readonly group: DeclineGroup; readonly mayRetrySameCard: boolean };
}

export type RefusalFacts = {
  readonly [Code in RefusalCode]: Code extends keyof KnownFacts ? KnownFacts[Code] : Nothing;
};

import { Data } from 'effect';
import type { StoredCart } from '#domain/cart/cart-link.ts';
import type { CouponRefusal } from '#domain/coupon/coupon.ts';
import type { PlacedOrder, Quote, UnavailableItem } from '#domain/order/order.ts';
import type { Problems } from '#domain/validation/problem.ts';
import type { IdentityFailure } from '#ports/identity-failures.ts';
import type { SavedMixFailure } from '#ports/mix/saved-mixes.ts';

/** A handshake value is missing, so no request was made (specification point 5: handshake gate). */
export class HandshakeMissing extends Data.TaggedError('HandshakeMissing') {}

/** No response at all: offline, refused, aborted or timed out; `text` is the client's own wording. */
export class ShopUnreachable extends Data.TaggedError('ShopUnreachable')<{
  readonly call: string;
  readonly text: string;
}> {}

/** The shop answered 440: the shopper must sign in again. */
export class SessionExpired extends Data.TaggedError('SessionExpired') {}

/** The call needs a signed-in shopper and no token is stored; it was not sent (D-SESSION-06). */
export class NotSignedIn extends Data.TaggedError('NotSignedIn') {}

/**
 * The shop refused the call. `code` is the server's, `text` its message in the chosen language
 * when it had one. `status` is the HTTP status, or the body's responseCode when they differ.
 */
export class CallRefused extends Data.TaggedError('CallRefused')<{
  readonly call: string;
  readonly status: number;
  readonly code: string;
  readonly text?: string;
  readonly field?: string;
  readonly requestId?: string;
}> {}

/** The shop answered something its own contract does not allow. */
export class AnswerUnreadable extends Data.TaggedError('AnswerUnreadable')<{
  readonly call: string;
  readonly issue: string;
}> {}

/** Every way a call to the storefront can fail. */
export type CallFailure =
  | HandshakeMissing
  | ShopUnreachable
  | SessionExpired
  | NotSignedIn
  | CallRefused
  | AnswerUnreadable;

/** What the shopper typed does not pass the rules; nothing changed. */
export class InputRefused extends Data.TaggedError('InputRefused')<{
  readonly problems: Problems;
}> {}

export class LineNotFound extends Data.TaggedError('LineNotFound')<{ readonly lineId: string }> {}

export class ProductNotFound extends Data.TaggedError('ProductNotFound')<{
  readonly productId: string;
}> {}

/** "This product is not available" (specification point 8). */
export class ProductUnavailable extends Data.TaggedError('ProductUnavailable')<{
  readonly productId: string;
}> {}

/** Bags of a box cannot be had any more; the box stays on the table (MIX-07, D-CART-18). */
export class MixItemsGone extends Data.TaggedError('MixItemsGone')<{
  readonly productIds: readonly string[];
}> {}

/** Asked to be told when it is back, but it can be had. */
export class ProductAvailable extends Data.TaggedError('ProductAvailable')<{
  readonly productId: string;
}> {}

/** A line is above 99, or a pre-order product above 10 (D-CART-01, D-CART-12). */
export class QuantityRefused extends Data.TaggedError('QuantityRefused')<{
  readonly lineId: string;
  readonly limit: number;
}> {}

/** The account's cart was saved elsewhere since; nothing was written. `newer` is what it is now. */
export class CartStale extends Data.TaggedError('CartStale')<{ readonly newer: StoredCart }> {}

export class CartEmpty extends Data.TaggedError('CartEmpty') {}

/** A step of the checkout was asked for before the one in front of it was finished (CHK-01). */
export class StepNotReady extends Data.TaggedError('StepNotReady')<{
  readonly missing: 'shipping' | 'payment';
}> {}

/** Items that cannot be had, or not at this zip: "not available for selected shipping zip code". */
export class ItemsUnavailable extends Data.TaggedError('ItemsUnavailable')<{
  readonly items: readonly UnavailableItem[];
  readonly because: 'stock' | 'zip';
}> {}

/** The price moved since the quote; nothing was charged. `quote` is the new promise. */
export class PriceChanged extends Data.TaggedError('PriceChanged')<{
  readonly oldTotal: number;
  readonly quote: Quote;
}> {}

/** The shop does not take this coupon (any more); nothing was charged. `text` is the shop's own. */
export class CouponRefused extends Data.TaggedError('CouponRefused')<{
  readonly couponName: string;
  readonly reason: CouponRefusal;
  readonly text?: string;
}> {}

/** The quote is unknown, expired or another shopper's; nothing was charged. */
export class QuoteRefused extends Data.TaggedError('QuoteRefused')<{ readonly reason: string }> {}

/** Which words a decline deserves; fraud signals share `declined` (reference: decline reasons). */
export type DeclineGroup =
  | 'billing-address'
  | 'security-code'
  | 'expiry'
  | 'funds'
  | 'declined'
  | 'temporary'
  | 'authentication'
  | 'duplicate';

export class CardDeclined extends Data.TaggedError('CardDeclined')<{
  readonly group: DeclineGroup;
  readonly mayRetrySameCard: boolean;
}> {}

/** The card is not among those the account keeps (any more), or nobody is signed in. */
export class SavedCardGone extends Data.TaggedError('SavedCardGone')<{
  readonly sequence: number;
}> {}

/** The bank asks its customer on a page of its own; the same submission afterwards goes on (P-22). */
export class ChallengeRequired extends Data.TaggedError('ChallengeRequired')<{
  readonly orderId: string;
  readonly stepUpUrl: string;
  /** Opens that page; never shown, stored or logged. */
  readonly accessToken: string;
}> {}

/** The same submission is being worked on right now; asking again soon gives its result. */
export class OrderInProgress extends Data.TaggedError('OrderInProgress')<{
  readonly retryAfterMs: number;
}> {}

/** The quote or the attempt's key made an order before; nothing more was charged. */
export class AlreadyOrdered extends Data.TaggedError('AlreadyOrdered')<{
  readonly order: PlacedOrder;
}> {}

/** An earlier submission under this attempt's key failed for good: this one needs a key of its own. */
export class AttemptOver extends Data.TaggedError('AttemptOver') {}

/** Too many tries; the shop asks for a pause. */
export class TooManyAttempts extends Data.TaggedError('TooManyAttempts')<{
  readonly retryAfterMs: number;
}> {}

export class OrderNotFound extends Data.TaggedError('OrderNotFound')<{
  readonly orderId: string;
}> {}

export type SubmitFailure =
  | CallFailure
  | InputRefused
  | ItemsUnavailable
  | PriceChanged
  | QuoteRefused
  | CouponRefused
  | CardDeclined
  | SavedCardGone
  | ChallengeRequired
  | OrderInProgress
  | AlreadyOrdered
  | AttemptOver
  | TooManyAttempts;

/** The card fields hold something that is no card; `fields` says which (reference: createToken). */
export class CardFieldInvalid extends Data.TaggedError('CardFieldInvalid')<{
  readonly number: boolean;
  readonly securityCode: boolean;
}> {}

export class CardExpiryInvalid extends Data.TaggedError('CardExpiryInvalid') {}

/** The vault refused the card; another method may work. */
export class CardRejectedByVault extends Data.TaggedError('CardRejectedByVault') {}

/** The vault did not answer in time; within the session the same fields may be tried again. */
export class VaultTimeout extends Data.TaggedError('VaultTimeout') {}

/** The vault cannot be reached: a new payment session is needed. */
export class VaultUnreachable extends Data.TaggedError('VaultUnreachable') {}

/** The hosted fields are not loaded. */
export class VaultNotReady extends Data.TaggedError('VaultNotReady') {}

/** The payment session names a vault this shop does not trust, or one that refuses this shop. */
export class VaultMisconfigured extends Data.TaggedError('VaultMisconfigured')<{
  readonly reason: string;
}> {}

/** The payment session ran out (not the account session: that is SessionExpired). */
export class PaymentSessionExpired extends Data.TaggedError('PaymentSessionExpired') {}

/** Eleventh extension: the session must be started anew. */
export class ExtensionLimitReached extends Data.TaggedError('ExtensionLimitReached') {}

export type VaultFailure =
  | CardFieldInvalid
  | CardExpiryInvalid
  | CardRejectedByVault
  | VaultTimeout
  | VaultUnreachable
  | VaultNotReady
  | VaultMisconfigured
  | PaymentSessionExpired;

/** Every failure a use case can end with; the message bundles have words for each tag. */
export type ShopFailure =
  | SubmitFailure
  | IdentityFailure
  | VaultFailure
  | LineNotFound
  | ProductNotFound
  | ProductUnavailable
  | ProductAvailable
  | MixItemsGone
  | SavedMixFailure
  | QuantityRefused
  | CartEmpty
  | StepNotReady
  | OrderNotFound
  | ExtensionLimitReached;

export type FailureTag = ShopFailure['_tag'];

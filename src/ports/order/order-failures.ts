import { Data } from 'effect';
import type { PlacedOrder, Quote, UnavailableItem } from '#domain/order/order.ts';
import type { CouponRefused } from '#ports/coupon/coupon-refused.ts';
import type { GiftCardChanged } from '#ports/gift/gift-card-failures.ts';
import type {
  AccountOrderMissing,
  ApprovalInvalid,
  PaymentAccountGone,
} from '#ports/payment/approval-failures.ts';
import type {
  CardDeclined,
  ChallengeRequired,
  PaymentRefused,
  SavedCardGone,
} from '#ports/payment/payment-failures.ts';
import type {
  AnswerUnreadable,
  CallFailure,
  ShopFailed,
  ShopUnreachable,
  Told,
  TooManyAttempts,
} from '#ports/session/call-failures.ts';
import type { InputRefused } from '#ports/validation/input-refused.ts';

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

/** The quote is unknown, expired or another shopper's; nothing was charged. */
export class QuoteRefused extends Data.TaggedError('QuoteRefused')<{
  readonly because: 'unknown' | 'expired';
}> {}

/** The shop has nothing against the order and yet promises no price for it. */
export class QuoteMissing extends Data.TaggedError('QuoteMissing') {}

/** Nothing is shipped to this address; nothing was charged. */
export class AddressNotServiceable extends Data.TaggedError('AddressNotServiceable')<Told> {}

/** More lines, units or value than one order may have; nothing was charged. */
export class OrderTooLarge extends Data.TaggedError('OrderTooLarge')<Told> {}

/** Too much waits in orders of this shopper whose payment is not finished; nothing was charged. */
export class GoodsOnHold extends Data.TaggedError('GoodsOnHold')<Told> {}

/** The sales tax cannot be told right now, so there is no price; nothing was charged, and asking again may do. */
export class TaxUnknown extends Data.TaggedError('TaxUnknown')<Told> {}

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

/** The attempt's key was used for another order, and how that one ended was not told. */
export class AttemptReused extends Data.TaggedError('AttemptReused')<Told> {}

/** The order was sent and no answer came that says how it ended: it may have been placed, or not. */
export class OrderUnanswered extends Data.TaggedError('OrderUnanswered')<{
  readonly because: ShopUnreachable | ShopFailed | AnswerUnreadable;
}> {}

export class OrderNotFound extends Data.TaggedError('OrderNotFound')<{
  readonly orderId: string;
}> {}

/** Number and e-mail fit, but this device did not place the order: a mailed code shows it (D-ORDER-08). */
export class OrderCodeNeeded extends Data.TaggedError('OrderCodeNeeded') {}

/** The mailed code is wrong, used up or too old. */
export class OrderCodeWrong extends Data.TaggedError('OrderCodeWrong') {}

/** Why an order is not shown. */
export type OrderHidden = OrderNotFound | OrderCodeNeeded;

/** Why the shop promises no price for a draft. */
export type DraftRefusal =
  | CouponRefused
  | GiftCardChanged
  | AddressNotServiceable
  | OrderTooLarge
  | GoodsOnHold
  | TaxUnknown;

const draftRefusals: Readonly<Record<DraftRefusal['_tag'], true>> = {
  CouponRefused: true,
  GiftCardChanged: true,
  AddressNotServiceable: true,
  OrderTooLarge: true,
  GoodsOnHold: true,
  TaxUnknown: true,
};

/** The shop takes no order of this draft, whatever is paid: a definite no, and nothing was charged. */
export const isDraftRefusal = (failure: { readonly _tag: string }): failure is DraftRefusal =>
  Object.hasOwn(draftRefusals, failure._tag);

/** What a sent order ends with: a call without an answer is `OrderUnanswered`, and only that. */
export type SubmitFailure =
  | Exclude<CallFailure, OrderUnanswered['because']>
  | InputRefused
  | ItemsUnavailable
  | PriceChanged
  | QuoteRefused
  | QuoteMissing
  | DraftRefusal
  | CardDeclined
  | PaymentRefused
  | SavedCardGone
  | ChallengeRequired
  | ApprovalInvalid
  | AccountOrderMissing
  | PaymentAccountGone
  | OrderInProgress
  | AlreadyOrdered
  | AttemptOver
  | AttemptReused
  | OrderUnanswered
  | TooManyAttempts;

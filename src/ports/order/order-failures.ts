import { Data } from 'effect';
import type { PlacedOrder, Quote, UnavailableItem } from '#domain/order/order.ts';
import type { CouponRefused } from '#ports/coupon/coupon-refused.ts';
import type {
  CardDeclined,
  ChallengeRequired,
  SavedCardGone,
} from '#ports/payment/payment-failures.ts';
import type { CallFailure, TooManyAttempts } from '#ports/session/call-failures.ts';
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
export class QuoteRefused extends Data.TaggedError('QuoteRefused')<{ readonly reason: string }> {}

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

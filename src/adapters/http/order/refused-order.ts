import * as z from 'zod/mini';
import { askedToWait } from '#adapters/http/client/asked-to-wait.ts';
import { Alarming, type RefusedAs } from '#adapters/http/client/call-failures.ts';
import type { Refusal } from '#adapters/http/client/envelope-reading.ts';
import { couponRefusedAs } from '#adapters/http/coupon/refused-coupon.ts';
import { wireDollars } from '#adapters/http/wire/money.ts';
import {
  wireChallenge,
  wireOutcome,
  wirePlacedOrder,
  wireQuote,
  wireUnavailableItem,
} from '#adapters/http/wire/order.ts';
import { GiftCardChanged } from '#ports/gift/gift-card-failures.ts';
import {
  AddressNotServiceable,
  AlreadyOrdered,
  AttemptOver,
  AttemptReused,
  type DraftRefusal,
  GoodsOnHold,
  ItemsUnavailable,
  OrderInProgress,
  OrderTooLarge,
  PriceChanged,
  QuoteRefused,
  TaxUnknown,
} from '#ports/order/order-failures.ts';
import { AccountOrderMissing, ApprovalInvalid } from '#ports/payment/approval-failures.ts';
import {
  CardDeclined,
  ChallengeRequired,
  PaymentRefused,
} from '#ports/payment/payment-failures.ts';
import type { TooManyAttempts } from '#ports/session/call-failures.ts';

const priceChange = z.tuple([z.object({ oldTotal: wireDollars, quote: wireQuote })]);
const giftCards = z.array(z.object({ cardRef: z.string(), balance: wireDollars }));
const decline = z.tuple([
  z.object({
    group: z.enum([
      'billing-address',
      'security-code',
      'expiry',
      'funds',
      'declined',
      'temporary',
      'authentication',
      'duplicate',
      'funding-source',
      'payment-account',
    ]),
    mayRetrySameCard: z.boolean(),
  }),
]);

/** Pause when the shop names none for work in progress, milliseconds. */
const shortPause = 1_000;

export type OrderRefusal =
  | DraftRefusal
  | PriceChanged
  | ItemsUnavailable
  | QuoteRefused
  | OrderInProgress
  | AlreadyOrdered
  | AttemptOver
  | AttemptReused
  | CardDeclined
  | PaymentRefused
  | ChallengeRequired
  | ApprovalInvalid
  | AccountOrderMissing
  | TooManyAttempts;

/** Its sentence stands where the press was, so the alert of failed calls is not raised as well. */
export const taxRefusedAs: RefusedAs<TaxUnknown> = {
  TAX_UNKNOWN: ({ told }) => new TaxUnknown(told),
};

export const draftRefusedAs: RefusedAs<DraftRefusal> = {
  ...couponRefusedAs,
  ...taxRefusedAs,
  GIFT_CARD_CHANGED: ({ data }) => {
    const read = z.safeParse(giftCards, data);
    return new GiftCardChanged({ giftCards: read.data ?? [] });
  },
  ADDRESS_NOT_SERVICEABLE: ({ told }) => new Alarming(new AddressNotServiceable(told)),
  ORDER_TOO_LARGE: ({ told }) => new Alarming(new OrderTooLarge(told)),
  GOODS_ON_HOLD: ({ told }) => new Alarming(new GoodsOnHold(told)),
};

const paymentRefused = ({ told }: Refusal) => new Alarming(new PaymentRefused(told));

/** One without the details it needs stays a refusal with the shop's own words. */
export const orderRefusedAs: RefusedAs<OrderRefusal> = {
  ...draftRefusedAs,
  ...askedToWait,
  PRICE_CHANGED: ({ data }) => {
    const read = z.safeParse(priceChange, data);
    return read.success ? new PriceChanged(read.data[0]) : undefined;
  },
  STOCK_CHANGED: ({ data }) => {
    const read = z.safeParse(z.array(wireUnavailableItem), data);
    return new ItemsUnavailable({ items: read.data ?? [], because: 'stock' });
  },
  QUOTE_UNKNOWN: () => new QuoteRefused({ because: 'unknown' }),
  QUOTE_EXPIRED: () => new QuoteRefused({ because: 'expired' }),
  ORDER_IN_PROGRESS: ({ retryAfterMs = shortPause }) => new OrderInProgress({ retryAfterMs }),
  CARD_DECLINED: ({ data }) => {
    const read = z.safeParse(decline, data);
    return new CardDeclined(read.data?.[0] ?? { group: 'declined', mayRetrySameCard: false });
  },
  PAYMENT_ACTION_REQUIRED: ({ data }) => {
    const read = z.safeParse(z.tuple([wireChallenge]), data);
    return read.success ? new ChallengeRequired(read.data[0]) : undefined;
  },
  PAYMENT_TOKEN_INVALID: paymentRefused,
  PAYMENT_SESSION_UNKNOWN: paymentRefused,
  PAYPAL_INVALID_REQUEST: ({ told }) => new Alarming(new ApprovalInvalid(told)),
  PAYPAL_ORDER_ID_MISSING: () => new Alarming(new AccountOrderMissing()),
  ALREADY_ORDERED: ({ data }) => {
    const read = z.safeParse(z.tuple([wirePlacedOrder]), data);
    return read.success ? new AlreadyOrdered({ order: read.data[0] }) : undefined;
  },
  IDEMPOTENCY_KEY_REUSED: ({ data, told }) =>
    afterReuse(data) ?? new Alarming(new AttemptReused(told)),
};

/** The key's first submission was another one; how it ended decides what can be done now. */
const afterReuse = (data: unknown): OrderRefusal | undefined => {
  const read = z.safeParse(z.tuple([wireOutcome]), data);
  const [told] = read.data ?? [];
  switch (told?.outcome) {
    case undefined:
      return undefined;
    case 'in-progress':
      return new OrderInProgress({ retryAfterMs: shortPause });
    case 'placed':
      return new AlreadyOrdered({ order: told.order });
    case 'failed':
      return new AttemptOver();
  }
};

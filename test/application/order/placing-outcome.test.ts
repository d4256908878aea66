import { describe, expect, it } from 'vitest';
import {
  isUnanswered,
  type PlacingOutcome,
  sentOutcome,
  unsentOutcome,
} from '#application/order/placing-outcome.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { Quote } from '#domain/order/order.ts';
import { CartEmpty, QuantityRefused } from '#ports/cart/cart-failures.ts';
import { StepNotReady } from '#ports/checkout/step-not-ready.ts';
import { CouponRefused } from '#ports/coupon/coupon-refused.ts';
import { GiftCardChanged } from '#ports/gift/gift-card-failures.ts';
import {
  AddressNotServiceable,
  AlreadyOrdered,
  AttemptOver,
  AttemptReused,
  GoodsOnHold,
  ItemsUnavailable,
  OrderInProgress,
  OrderTooLarge,
  OrderUnanswered,
  PriceChanged,
  QuoteMissing,
  QuoteRefused,
  type SubmitFailure,
  TaxUnknown,
} from '#ports/order/order-failures.ts';
import {
  AccountOrderMissing,
  ApprovalInvalid,
  PaymentAccountGone,
} from '#ports/payment/approval-failures.ts';
import {
  CardDeclined,
  ChallengeRequired,
  PaymentRefused,
  SavedCardGone,
} from '#ports/payment/payment-failures.ts';
import { PaymentSessionExpired } from '#ports/payment/vault-failures.ts';
import {
  AnswerUnreadable,
  HandshakeMissing,
  NotSignedIn,
  RequestRefused,
  SessionExpired,
  ShopFailed,
  ShopRefused,
  ShopUnreachable,
  TooManyAttempts,
} from '#ports/session/call-failures.ts';
import { InputRefused } from '#ports/validation/input-refused.ts';

const attempt = { tempUserID: 'guest-1', idempotencyKey: 'key-1' };
const reference = 'submittedorder: 400';
const total = 1408 as Cents;
const quote: Quote = {
  quoteId: 'q-1',
  ...{ subTotal: total, discount: 0 as Cents, shippingCharge: 0 as Cents, tax: 0 as Cents },
  totalAmount: total,
  amountDue: total,
  expiresAt: 1,
};
const order = {
  orderId: 'CC-1',
  status: 'SUBMITTED',
  payment: 'PAID',
  totalAmount: total,
} as const;

type Kind = PlacingOutcome['is'];
type Row<Failure> = readonly [Failure, sent: string, unsent: string];
const both = <Failure>(failure: Failure, told: string): Row<Failure> => [failure, told, told];

const silent = new ShopUnreachable({ why: 'offline' });
const failed = new ShopFailed({ reference: 'submittedorder: 500 INTERNAL' });
const unreadable = new AnswerUnreadable({ issue: 'data' });

/** Ends of a sent order that nobody here can tell. */
const unknown: readonly (readonly [OrderUnanswered | AttemptReused, told: string])[] = [
  [new OrderUnanswered({ because: silent }), 'unknown, can be asked'],
  [new OrderUnanswered({ because: failed }), 'unknown, can be asked'],
  [new OrderUnanswered({ because: unreadable }), 'unknown, can be asked'],
  [new AttemptReused({ reference }), 'unknown'],
];

type Known = Exclude<SubmitFailure, OrderUnanswered | AttemptReused>;

/** What else a sent order ends with, by tag; a failure without a row does not compile. */
const submissions: {
  readonly [Tag in Known['_tag']]: Row<Extract<Known, { _tag: Tag }>>;
} = {
  ChallengeRequired: [
    new ChallengeRequired({ orderId: 'CC-1', stepUpUrl: 'http://x', accessToken: 't' }),
    'waiting-for-bank',
    'refused: payment',
  ],
  OrderInProgress: both(new OrderInProgress({ retryAfterMs: 1 }), 'confirming'),
  PriceChanged: both(new PriceChanged({ oldTotal: 1, quote }), 'price-changed'),
  ItemsUnavailable: both(new ItemsUnavailable({ items: [], because: 'zip' }), 'stock-changed'),
  HandshakeMissing: both(new HandshakeMissing(), 'refused: place-again'),
  SessionExpired: both(new SessionExpired(), 'refused: sign-in'),
  NotSignedIn: both(new NotSignedIn(), 'refused: sign-in'),
  InputRefused: both(new InputRefused({ problems: {} }), 'refused: shipping'),
  QuoteRefused: both(new QuoteRefused({ because: 'expired' }), 'refused: place-again'),
  CouponRefused: both(
    new CouponRefused({ couponName: 'SAVE', reason: 'unknown' }),
    'refused: place-again obstacles',
  ),
  GiftCardChanged: both(new GiftCardChanged({ giftCards: [] }), 'refused: payment'),
  CardDeclined: both(
    new CardDeclined({ group: 'funds', mayRetrySameCard: false }),
    'refused: payment',
  ),
  SavedCardGone: both(new SavedCardGone({ sequence: 1 }), 'refused: payment'),
  ApprovalInvalid: both(new ApprovalInvalid({}), 'refused: payment'),
  AccountOrderMissing: both(new AccountOrderMissing(), 'refused: payment'),
  PaymentAccountGone: both(new PaymentAccountGone(), 'refused: payment'),
  PaymentRefused: both(new PaymentRefused({ reference }), 'refused: payment'),
  QuoteMissing: both(new QuoteMissing(), 'refused: place-again'),
  AddressNotServiceable: both(
    new AddressNotServiceable({ reference }),
    'refused: place-again obstacles',
  ),
  OrderTooLarge: both(new OrderTooLarge({ reference }), 'refused: place-again obstacles'),
  GoodsOnHold: both(new GoodsOnHold({ reference }), 'refused: place-again obstacles'),
  TaxUnknown: both(new TaxUnknown({ reference }), 'refused: place-again'),
  ShopRefused: both(new ShopRefused({ reference }), 'refused: place-again'),
  RequestRefused: both(new RequestRefused({ reference }), 'refused: place-again'),
  AlreadyOrdered: both(new AlreadyOrdered({ order }), 'refused: place-again'),
  AttemptOver: both(new AttemptOver(), 'refused: place-again'),
  TooManyAttempts: both(new TooManyAttempts({ retryAfterMs: 1 }), 'refused: place-again'),
};

const others: readonly (readonly [Parameters<typeof unsentOutcome>[0], told: string])[] = [
  [silent, 'refused: place-again'],
  [failed, 'refused: place-again'],
  [unreadable, 'refused: place-again'],
  [new CartEmpty(), 'refused: cart'],
  [new QuantityRefused({ lineId: 'CHP-0001', limit: 99 }), 'refused: cart'],
  [new StepNotReady({ missing: 'shipping' }), 'refused: shipping'],
  [new StepNotReady({ missing: 'payment' }), 'refused: payment'],
  [new PaymentSessionExpired(), 'refused: payment'],
  [
    new CardDeclined({ group: 'temporary', mayRetrySameCard: true }),
    'refused: place-again payment',
  ],
  [new CardDeclined({ group: 'temporary', mayRetrySameCard: false }), 'refused: payment'],
  [new CardDeclined({ group: 'funds', mayRetrySameCard: true }), 'refused: payment'],
];

/** Every kind in words; one that is missing here does not compile. */
const words: Readonly<Record<Kind, (outcome: never) => string>> = {
  placed: () => 'placed',
  'placed-elsewhere': () => 'placed-elsewhere',
  'waiting-for-bank': () => 'waiting-for-bank',
  confirming: () => 'confirming',
  'price-changed': () => 'price-changed',
  'stock-changed': () => 'stock-changed',
  refused: ({ next }: { next: readonly string[] }) => `refused: ${next.join(' ')}`,
  unknown: ({ canBeAsked }: { canBeAsked: boolean }) =>
    canBeAsked ? 'unknown, can be asked' : 'unknown',
};
const told = (outcome: PlacingOutcome): string => words[outcome.is](outcome as never);

describe('the outcome of a press', () => {
  it.each(Object.entries(submissions))('[ORDER-10] of %s, sent and not sent', (_, row) => {
    const [failure, sent, unsent] = row;
    expect(told(sentOutcome(failure, attempt))).toBe(sent);
    expect(told(unsentOutcome(failure))).toBe(unsent);
    expect(sentOutcome(failure, attempt)).toMatchObject({ failure });
  });

  it.each(unknown)('[ORDER-10] [P-25] of %s is unknown', (failure, expected) => {
    expect(told(sentOutcome(failure, attempt))).toBe(expected);
    expect(sentOutcome(failure, attempt)).toMatchObject({ failure });
  });

  it.each(others)('of %s, which can be no end of a sent order', (failure, expected) => {
    expect(told(unsentOutcome(failure))).toBe(expected);
  });

  it('[P-22] names the attempt the bank asks about', () => {
    const [failure] = submissions.ChallengeRequired;
    expect(sentOutcome(failure, attempt)).toMatchObject({ attempt });
  });

  it.each([
    [silent, true],
    [failed, true],
    [unreadable, true],
    [new PaymentRefused({ reference }), false],
    [new OrderTooLarge({ reference }), false],
    [new RequestRefused({ reference }), false],
    [new ShopRefused({ reference }), false],
  ])('[ORDER-10] a terminal asks again after %s: %j', (failure, isAsked) => {
    expect(isUnanswered(failure)).toBe(isAsked);
  });
});

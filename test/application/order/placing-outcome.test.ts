import { describe, expect, it } from 'vitest';
import {
  isUnanswered,
  type PlacingFailure,
  type PlacingOutcome,
  sentOutcome,
  unsentOutcome,
} from '#application/order/placing-outcome.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { Quote } from '#domain/order/order.ts';
import {
  AlreadyOrdered,
  AnswerUnreadable,
  AttemptOver,
  CallRefused,
  CardDeclined,
  CartEmpty,
  ChallengeRequired,
  CouponRefused,
  HandshakeMissing,
  InputRefused,
  ItemsUnavailable,
  NotSignedIn,
  OrderInProgress,
  PaymentSessionExpired,
  PriceChanged,
  QuantityRefused,
  QuoteRefused,
  SavedCardGone,
  SessionExpired,
  ShopUnreachable,
  StepNotReady,
  type SubmitFailure,
  TooManyAttempts,
} from '#ports/failures.ts';

const attempt = { tempUserID: 'guest-1', idempotencyKey: 'key-1' };
const call = 'submittedorder';
const total = 1408 as Cents;
const quote: Quote = {
  quoteId: 'q-1',
  ...{ subTotal: total, discount: 0 as Cents, shippingCharge: 0 as Cents, tax: 0 as Cents },
  totalAmount: total,
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

/** What an order that was sent ends with, by tag; a failure without a row does not compile. */
const submissions: {
  readonly [Tag in SubmitFailure['_tag']]: Row<Extract<SubmitFailure, { _tag: Tag }>>;
} = {
  ShopUnreachable: [
    new ShopUnreachable({ call, text: 'Network Error' }),
    'unknown, can be asked',
    'refused: place-again',
  ],
  AnswerUnreadable: [
    new AnswerUnreadable({ call, issue: 'data' }),
    'unknown, can be asked',
    'refused: place-again',
  ],
  CallRefused: [
    new CallRefused({ call, status: 500, code: 'INTERNAL' }),
    'unknown, can be asked',
    'refused: place-again',
  ],
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
  QuoteRefused: both(new QuoteRefused({ reason: 'QUOTE_EXPIRED' }), 'refused: place-again'),
  CouponRefused: both(
    new CouponRefused({ couponName: 'SAVE', reason: 'unknown' }),
    'refused: place-again',
  ),
  CardDeclined: both(
    new CardDeclined({ group: 'funds', mayRetrySameCard: false }),
    'refused: payment',
  ),
  SavedCardGone: both(new SavedCardGone({ sequence: 1 }), 'refused: payment'),
  AlreadyOrdered: both(new AlreadyOrdered({ order }), 'refused: place-again'),
  AttemptOver: both(new AttemptOver(), 'refused: place-again'),
  TooManyAttempts: both(new TooManyAttempts({ retryAfterMs: 1 }), 'refused: place-again'),
};

const others: readonly (readonly [PlacingFailure, told: string])[] = [
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

  it.each(others)('of %s, which can be no end of a sent order', (failure, expected) => {
    expect(told(unsentOutcome(failure))).toBe(expected);
  });

  it('[P-22] names the attempt the bank asks about', () => {
    const [failure] = submissions.ChallengeRequired;
    expect(sentOutcome(failure, attempt)).toMatchObject({ attempt });
  });

  it.each([
    ['INTERNAL', 500, 'unknown, can be asked', 'refused: place-again'],
    ['SHOP_UNAVAILABLE', 503, 'unknown, can be asked', 'refused: place-again'],
    ['IDEMPOTENCY_KEY_REUSED', 422, 'unknown', 'refused: place-again'],
    ['PAYMENT_TOKEN_INVALID', 400, 'refused: payment', 'refused: payment'],
    ['PAYMENT_SESSION_UNKNOWN', 404, 'refused: payment', 'refused: payment'],
    ['ORDER_TOO_LARGE', 409, 'refused: place-again', 'refused: place-again'],
    ['OF_A_NEWER_SHOP', 499, 'refused: place-again', 'refused: place-again'],
  ])('[ORDER-10] [P-25] of a refusal %s (%i)', (code, status, sent, unsent) => {
    const failure = new CallRefused({ call, status, code });
    expect(told(sentOutcome(failure, attempt))).toBe(sent);
    expect(told(unsentOutcome(failure))).toBe(unsent);
    expect(isUnanswered(failure)).toBe(status >= 500);
  });
});

import type { PlacedOrder } from '#domain/order/order.ts';
import type { CartEmpty, QuantityRefused } from '#ports/cart/cart-failures.ts';
import type { StepNotReady } from '#ports/checkout/step-not-ready.ts';
import {
  type AttemptReused,
  type DraftRefusal,
  type ItemsUnavailable,
  isDraftRefusal,
  type OrderInProgress,
  type OrderUnanswered,
  type PriceChanged,
  type QuoteMissing,
  type SubmitFailure,
} from '#ports/order/order-failures.ts';
import type { OrderAttempt } from '#ports/order/order-placement.ts';
import type { AccountOrderMissing } from '#ports/payment/approval-failures.ts';
import type { BankUnanswered, ChallengeRequired } from '#ports/payment/payment-failures.ts';
import type { PaymentSessionExpired } from '#ports/payment/vault-failures.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';

/** What stops an order before it is sent. */
type UnsentFailure =
  | CallFailure
  | CartEmpty
  | QuantityRefused
  | StepNotReady
  | PaymentSessionExpired
  | BankUnanswered
  | ItemsUnavailable
  | PriceChanged
  | QuoteMissing
  | DraftRefusal
  | AccountOrderMissing;

export type PlacingFailure = UnsentFailure | SubmitFailure;

/** Nobody here can say whether there is an order. */
type EndUnknown = OrderUnanswered | AttemptReused;

type NotTaken = Exclude<PlacingFailure, EndUnknown>;

type RefusedPlacing = Exclude<NotTaken, PriceChanged | ItemsUnavailable | OrderInProgress>;

/** What the shopper may do after a refusal. */
export type NextTry = 'place-again' | 'obstacles' | 'payment' | 'shipping' | 'cart' | 'sign-in';

/** What became of the last press. There is an order exactly when it is `placed…`. */
export type PlacingOutcome =
  | { readonly is: 'placed'; readonly order: PlacedOrder }
  /** By another tab of this browser, out of the same cart (P-23). */
  | { readonly is: 'placed-elsewhere'; readonly orderId: string }
  | {
      readonly is: 'waiting-for-bank';
      readonly failure: ChallengeRequired;
      /** What to withdraw when the question is left. */
      readonly attempt: OrderAttempt;
    }
  /** The shop still works on it; placing again asks for the same order. */
  | { readonly is: 'confirming'; readonly failure: OrderInProgress }
  /** Nothing was charged; placing again accepts the new price. */
  | { readonly is: 'price-changed'; readonly failure: PriceChanged }
  | { readonly is: 'stock-changed'; readonly failure: ItemsUnavailable }
  | {
      readonly is: 'refused';
      readonly failure: RefusedPlacing;
      readonly next: readonly NextTry[];
    }
  | {
      /** There may be an order. */
      readonly is: 'unknown';
      readonly failure: EndUnknown;
      /** Placing again asks for the same order; false when the shop cannot tell of it. */
      readonly canBeAsked: boolean;
    };

/** The outcome of an order that was sent. */
export const sentOutcome = (failure: SubmitFailure, attempt: OrderAttempt): PlacingOutcome => {
  switch (failure._tag) {
    case 'OrderUnanswered':
      return { is: 'unknown', failure, canBeAsked: true };
    case 'AttemptReused':
      return { is: 'unknown', failure, canBeAsked: false };
    case 'ChallengeRequired':
      return { is: 'waiting-for-bank', failure, attempt };
    default:
      return unsentOutcome(failure);
  }
};

/** The outcome of an order that was not sent, or not taken: nothing was charged. */
export const unsentOutcome = (failure: NotTaken): PlacingOutcome => {
  switch (failure._tag) {
    case 'PriceChanged':
      return { is: 'price-changed', failure };
    case 'ItemsUnavailable':
      return { is: 'stock-changed', failure };
    case 'OrderInProgress':
      return { is: 'confirming', failure };
    default:
      return { is: 'refused', failure, next: nextTries(failure) };
  }
};

/** The shop was asked and its answer says nothing: not there, unreadable, or trouble of its own. */
export const isUnanswered = ({ _tag: tag }: RefusedPlacing): boolean =>
  tag === 'ShopUnreachable' || tag === 'AnswerUnreadable' || tag === 'ShopFailed';

export const nextTries = (failure: RefusedPlacing): readonly NextTry[] => {
  if (failure._tag === 'GiftCardChanged') return ['payment'];
  if (failure._tag === 'TaxUnknown') return ['place-again'];
  if (isDraftRefusal(failure)) return ['place-again', 'obstacles'];
  switch (failure._tag) {
    case 'HandshakeMissing':
    case 'ShopUnreachable':
    case 'ShopFailed':
    case 'ShopRefused':
    case 'RequestRefused':
    case 'AnswerUnreadable':
    case 'TooManyAttempts':
    case 'QuoteRefused':
    case 'QuoteMissing':
    case 'AlreadyOrdered':
    case 'AttemptOver':
      return ['place-again'];
    case 'SessionExpired':
    case 'NotSignedIn':
      return ['sign-in'];
    case 'CartEmpty':
    case 'QuantityRefused':
      return ['cart'];
    case 'InputRefused':
      return ['shipping'];
    case 'StepNotReady':
      return [failure.missing];
    case 'PaymentSessionExpired':
    case 'PaymentRefused':
    case 'SavedCardGone':
    case 'ChallengeRequired':
    case 'BankUnanswered':
    case 'ApprovalInvalid':
    case 'AccountOrderMissing':
    case 'PaymentAccountGone':
      return ['payment'];
    case 'CardDeclined':
      // A passing trouble at the bank: the same card may go through in a moment.
      return failure.group === 'temporary' && failure.mayRetrySameCard
        ? ['place-again', 'payment']
        : ['payment'];
  }
};

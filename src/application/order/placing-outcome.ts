import { refusalMeaning } from '#application/order/refusal-meaning.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import type {
  AnswerUnreadable,
  CallFailure,
  CallRefused,
  CartEmpty,
  ChallengeRequired,
  CouponRefused,
  ItemsUnavailable,
  OrderInProgress,
  PaymentSessionExpired,
  PriceChanged,
  QuantityRefused,
  ShopUnreachable,
  StepNotReady,
  SubmitFailure,
} from '#ports/failures.ts';
import type { OrderAttempt } from '#ports/order/order-desk.ts';

/** What stops an order before it is sent. */
export type UnsentFailure =
  | CallFailure
  | CartEmpty
  | QuantityRefused
  | StepNotReady
  | PaymentSessionExpired
  | ItemsUnavailable
  | PriceChanged
  | CouponRefused;

export type PlacingFailure = UnsentFailure | SubmitFailure;

/** No answer that says anything. */
type Unanswered = ShopUnreachable | AnswerUnreadable | CallRefused;

type RefusedPlacing = Exclude<PlacingFailure, PriceChanged | ItemsUnavailable | OrderInProgress>;

/** What the shopper may do after a refusal. */
export type NextTry = 'place-again' | 'payment' | 'shipping' | 'cart' | 'sign-in';

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
      readonly failure: Unanswered;
      /** Placing again asks for the same order; false when the shop cannot tell of it. */
      readonly canBeAsked: boolean;
    };

/** The outcome of an order that was sent. */
export const sentOutcome = (failure: SubmitFailure, attempt: OrderAttempt): PlacingOutcome => {
  switch (failure._tag) {
    case 'ShopUnreachable':
    case 'AnswerUnreadable':
      return { is: 'unknown', failure, canBeAsked: true };
    case 'ChallengeRequired':
      return { is: 'waiting-for-bank', failure, attempt };
    case 'CallRefused': {
      const meaning = refusalMeaning(failure);
      return meaning === 'no-answer' || meaning === 'key-used'
        ? { is: 'unknown', failure, canBeAsked: meaning === 'no-answer' }
        : unsentOutcome(failure);
    }
    default:
      return unsentOutcome(failure);
  }
};

/** The outcome of an order that was not sent, or not taken: nothing was charged. */
export const unsentOutcome = (failure: PlacingFailure): PlacingOutcome => {
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
export const isUnanswered = (failure: PlacingFailure): boolean =>
  failure._tag === 'ShopUnreachable' ||
  failure._tag === 'AnswerUnreadable' ||
  (failure._tag === 'CallRefused' && refusalMeaning(failure) === 'no-answer');

export const nextTries = (failure: RefusedPlacing): readonly NextTry[] => {
  switch (failure._tag) {
    case 'HandshakeMissing':
    case 'ShopUnreachable':
    case 'AnswerUnreadable':
    case 'TooManyAttempts':
    case 'QuoteRefused':
    case 'CouponRefused':
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
    case 'SavedCardGone':
    case 'ChallengeRequired':
      return ['payment'];
    case 'CardDeclined':
      // A passing trouble at the bank: the same card may go through in a moment.
      return failure.group === 'temporary' && failure.mayRetrySameCard
        ? ['place-again', 'payment']
        : ['payment'];
    case 'CallRefused':
      return refusalMeaning(failure) === 'payment' ? ['payment'] : ['place-again'];
  }
};

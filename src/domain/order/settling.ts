import type { Cents } from '#domain/money/cents.ts';
import { mayOrderMove, type OrderState } from '#domain/order/order-machine.ts';
import { type DeclineCause, leavesApproval } from '#domain/payment/decline.ts';
import type { Decided, Outcome } from '#domain/payment/outcome.ts';
import type { PaymentState } from '#domain/payment/payment-machine.ts';

/** An order and its payment as they are written down. */
export interface OrderOnFile {
  readonly order: OrderState;
  readonly payment: PaymentState;
  /** What the payment asks for. */
  readonly amount: Cents;
}

/** What is to be written down of an outcome; `payment` and `order` are the states moved to. */
export type SettlingStep =
  /** The outcome came too late to matter: the order is told as it stands. */
  | { readonly kind: 'tell' }
  /** Settled before: what was told then is told again. */
  | { readonly kind: 'repeat' }
  /** The shopper is sent to the bank's question once more. */
  | { readonly kind: 'show-challenge' }
  | {
      readonly kind: 'challenge';
      readonly payment: 'AUTHENTICATING';
      readonly order: 'PAYMENT_ACTION_REQUIRED';
    }
  /** Nothing new is known: the shopper waits, the job asks again. */
  | { readonly kind: 'wait' }
  | {
      readonly kind: 'mark-unknown';
      readonly payment: 'UNKNOWN';
      readonly order?: 'PAYMENT_UNKNOWN';
    }
  | {
      readonly kind: 'refuse';
      readonly payment: 'DECLINED';
      /** Absent: the order was no longer waiting for this payment, and keeps what it has. */
      readonly order?: 'PAYMENT_FAILED';
      readonly cause: DeclineCause;
      readonly reversalDue: boolean;
      /** Only a mail can tell: the shopper was told to wait, or has no answer at all. */
      readonly isMailed: boolean;
    }
  | {
      readonly kind: 'accept';
      readonly payment: 'AUTHORIZED';
      readonly order: 'PAID' | 'IN_REVIEW';
      /** The goods leave the cart; those of an unknown payment left it when it became one. */
      readonly leavesCart: boolean;
      /** The money was taken with the approval; there is nothing left to capture. */
      readonly isCaptured: boolean;
    }
  | {
      /** The payer's bank decides; goods stay held, and the job asks until it did. */
      readonly kind: 'await';
      readonly payment: 'PENDING';
      /** Absent: the order was no longer waiting for this payment. */
      readonly order?: 'PAYMENT_PENDING';
      readonly leavesCart: boolean;
    }
  /** Approved for an order that wants it no more: it is given back. */
  | { readonly kind: 'return-approval'; readonly payment: 'AUTHORIZED' };

/**
 * What an outcome means for an order, whoever brings it and how often. `isHealing`: nobody waits
 * for the answer.
 */
export const settlingStep = (
  file: OrderOnFile,
  outcome: Outcome,
  isHealing: boolean,
): SettlingStep => {
  if (outcome.kind === 'abandoned') {
    return file.payment === 'AUTHENTICATING'
      ? refuse(file, 'not-confirmed', isHealing)
      : { kind: 'tell' };
  }
  if (outcome.kind === 'challenge' && file.payment === 'AUTHENTICATING') {
    return { kind: 'show-challenge' };
  }
  const isOpen = openStates.includes(file.payment);
  return isOpen ? settleOpen(file, outcome, isHealing) : { kind: 'repeat' };
};

/** The outcome is not written down yet. */
const openStates: readonly PaymentState[] = ['AUTHORIZING', 'UNKNOWN', 'PENDING'];

const settleOpen = (
  file: OrderOnFile,
  outcome: Exclude<Outcome, { readonly kind: 'abandoned' }>,
  isHealing: boolean,
): SettlingStep => {
  switch (outcome.kind) {
    case 'challenge':
      return challenge(file, isHealing);
    case 'unknown':
      return markUnknown(file);
    case 'pending':
      return awaitBank(file);
    case 'declined':
      return refuse(file, outcome.cause, isHealing);
    case 'approved':
    case 'review':
      // Less than asked for is no payment: it goes back and counts as declined.
      return outcome.amount !== undefined && outcome.amount < file.amount
        ? refuse(file, 'part-only', isHealing)
        : accept(file, outcome);
  }
};

/** Where an order waits for its payment. */
const waiting: readonly OrderState[] = [
  'PLACING',
  'PAYMENT_UNKNOWN',
  'PAYMENT_PENDING',
  'PAYMENT_ACTION_REQUIRED',
];

const follows = (order: OrderState, to: OrderState): boolean =>
  waiting.includes(order) && mayOrderMove(order, to);

/** A question for an outcome that was unknown already comes too late to be answered. */
const challenge = (file: OrderOnFile, isHealing: boolean): SettlingStep => {
  if (file.payment !== 'AUTHORIZING') return { kind: 'wait' };
  const order = 'PAYMENT_ACTION_REQUIRED';
  return follows(file.order, order)
    ? { kind: 'challenge', payment: 'AUTHENTICATING', order }
    : refuse(file, 'not-confirmed', isHealing);
};

const markUnknown = ({ order, payment }: OrderOnFile): SettlingStep => {
  if (payment !== 'AUTHORIZING') return { kind: 'wait' };
  return {
    kind: 'mark-unknown',
    payment: 'UNKNOWN',
    ...(follows(order, 'PAYMENT_UNKNOWN') && { order: 'PAYMENT_UNKNOWN' }),
  };
};

const awaitBank = ({ order, payment }: OrderOnFile): SettlingStep =>
  payment === 'PENDING'
    ? { kind: 'wait' }
    : {
        kind: 'await',
        payment: 'PENDING',
        ...(follows(order, 'PAYMENT_PENDING') && { order: 'PAYMENT_PENDING' }),
        leavesCart: order === 'PLACING',
      };

const refuse = (
  { order, payment }: OrderOnFile,
  cause: DeclineCause,
  isHealing: boolean,
): SettlingStep => {
  const fails = follows(order, 'PAYMENT_FAILED');
  return {
    kind: 'refuse',
    payment: 'DECLINED',
    ...(fails && { order: 'PAYMENT_FAILED' }),
    cause,
    reversalDue: leavesApproval(cause),
    isMailed: fails && isHealing && payment !== 'AUTHENTICATING',
  };
};

const accept = (
  file: OrderOnFile,
  { kind, isCaptured }: Extract<Decided, { readonly kind: 'approved' | 'review' }>,
): SettlingStep => {
  const order = kind === 'review' ? 'IN_REVIEW' : 'PAID';
  return follows(file.order, order)
    ? {
        kind: 'accept',
        payment: 'AUTHORIZED',
        order,
        leavesCart: file.order === 'PLACING',
        // What a person still looks at is not taken yet.
        isCaptured: kind === 'approved' && isCaptured === true,
      }
    : { kind: 'return-approval', payment: 'AUTHORIZED' };
};

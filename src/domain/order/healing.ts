import { type AskAgain, askAgain, askAgainAboutReview } from '#domain/order/ask-again.ts';
import type { OrderState } from '#domain/order/order-machine.ts';
import { reviewStep } from '#domain/order/review.ts';
import {
  isLongPending,
  nextLookAtReview,
  notFoundIsFinalAt,
} from '#domain/payment/healing-times.ts';
import type { PaymentStateAtGateway } from '#domain/payment/outcome.ts';
import type { PaymentState } from '#domain/payment/payment-machine.ts';

/** A payment and its order as the shop wrote them down; times are Unix ms. */
export interface PaymentOnFile {
  readonly state: PaymentState;
  /** Paid at once, without an approval to capture: it may be refused to be voided. */
  readonly isSale: boolean;
  readonly order: OrderState;
  /** An approval that must be given back. */
  readonly reversalDue: boolean;
  /** What was paid must go back: an operator cancelled or refunded the order. */
  readonly refundDue: boolean;
  /** The gateway told its own name for the payment; else only ours is known. */
  readonly isNamed: boolean;
  /** Its name for what was taken is known, by which it is refunded. */
  readonly isTakenNamed: boolean;
  readonly createdAt: number;
  readonly nextLookAt: number;
  /** How often nothing certain was learnt. */
  readonly checks: number;
  /** The gateway had the request and failed; a line that broke may still carry it. */
  readonly wasDelivered: boolean;
  /** An operator was told already. */
  readonly isReported: boolean;
}

/** What the gateway is asked to do with an approval. */
type Wish = 'capture' | 'reversal' | 'refund';

/** What the gateway is asked. All of it may be asked again: every wish has an id of its own. */
export type HealingQuestion =
  /** How the payment stands; `after`: since the gateway refused this. */
  | {
      readonly kind: 'ask';
      readonly what: 'standing';
      readonly after?: Wish;
    }
  | { readonly kind: 'ask'; readonly what: 'capture' }
  /** To give back what was taken. */
  | { readonly kind: 'ask'; readonly what: 'refund' }
  /** To give an approval back, by the gateway's name for it or, without one, by ours. */
  | { readonly kind: 'ask'; readonly what: 'reversal'; readonly by: 'its-name' | 'our-name' }
  /** So that a request still on its way cannot pay for a failed order. */
  | { readonly kind: 'ask'; readonly what: 'calling-off' };

/** What the gateway said; at first nothing. */
export type GatewayWord =
  | { readonly about: 'nothing' }
  | {
      readonly about: 'standing';
      readonly standing: PaymentStateAtGateway;
      readonly after?: Wish;
    }
  | { readonly about: Wish; readonly answer: 'done' | 'refused' | 'unknown' }
  | {
      readonly about: 'calling-off';
      readonly answer: 'done' | 'nothing-there' | 'refused' | 'unknown';
    };

/** How one round of healing ends: what is written down. */
export type HealingEnd =
  /** There is nothing to do. */
  | { readonly kind: 'rest' }
  /** The bank's customer still has time to answer. */
  | { readonly kind: 'leave-time' }
  | { readonly kind: 'end-challenge' }
  /** The outcome is known: as decided, given back since, or called off because it never arrived. */
  | { readonly kind: 'settle'; readonly as: 'decided' | 'reversed' | 'called-off' }
  | { readonly kind: 'settle-review' }
  | { readonly kind: 'watch-review'; readonly at: number }
  /** The payer's bank decides; a sale that is pending too long is told to an operator, once. */
  | {
      readonly kind: 'watch-sale';
      readonly at: number;
      readonly needsOperator: boolean;
      readonly tellsOperator: boolean;
    }
  | { readonly kind: 'close'; readonly payment: 'CAPTURED' | 'REVERSED' | 'REFUNDED' }
  | AskAgain;

export type HealingStep = HealingQuestion | HealingEnd;

/** Given what the shop wrote down and what the gateway says, do this. */
export const healingStep = (file: PaymentOnFile, word: GatewayWord, now: number): HealingStep => {
  switch (word.about) {
    case 'nothing':
      return firstStep(file, now);
    case 'standing':
      return afterStanding(file, word, now);
    case 'capture':
    case 'reversal':
    case 'refund':
      return afterWish(file, word, now);
    case 'calling-off':
      return word.answer === 'done' || word.answer === 'nothing-there'
        ? { kind: 'settle', as: 'called-off' }
        : askAgain(file, now, whenUncertain(file));
  }
};

const firstStep = (file: PaymentOnFile, now: number): HealingStep => {
  switch (file.state) {
    case 'AUTHORIZING':
    case 'UNKNOWN':
    case 'PENDING':
    case 'CAPTURING':
      return { kind: 'ask', what: 'standing' };
    case 'AUTHORIZED':
      return file.reversalDue || file.refundDue ? giveBack(file) : takeApproved(file);
    case 'DECLINED':
      return file.reversalDue ? giveBack(file) : { kind: 'rest' };
    case 'AUTHENTICATING':
      return { kind: file.nextLookAt <= now ? 'end-challenge' : 'leave-time' };
    case 'CAPTURED':
      return file.refundDue ? refund(file) : { kind: 'rest' };
    case 'CREATED':
    case 'REVERSED':
    case 'REFUNDED':
    case 'PARTIALLY_REFUNDED':
      return { kind: 'rest' };
  }
};

const giveBack = ({ isNamed }: PaymentOnFile): HealingQuestion => ({
  kind: 'ask',
  what: 'reversal',
  by: isNamed ? 'its-name' : 'our-name',
});

/** After an uncertain try the gateway is asked first whether it was the one; so is a missing name. */
const refund = ({ checks, isTakenNamed }: PaymentOnFile): HealingQuestion =>
  checks > 0 || !isTakenNamed ? { kind: 'ask', what: 'standing' } : { kind: 'ask', what: 'refund' };

const takeApproved = ({ order, isNamed }: PaymentOnFile): HealingStep => {
  if (order === 'IN_REVIEW') return { kind: 'ask', what: 'standing' };
  return order === 'PAID' && isNamed ? { kind: 'ask', what: 'capture' } : { kind: 'rest' };
};

const afterStanding = (
  file: PaymentOnFile,
  { standing, after }: Extract<GatewayWord, { readonly about: 'standing' }>,
  now: number,
): HealingStep => {
  const found = standing.kind === 'found' ? standing : undefined;
  if (after === 'reversal' || (after === 'refund' && file.state !== 'CAPTURED')) {
    return afterGivingBack(file, found, after, now);
  }
  if (file.state === 'CAPTURED') {
    if (found?.isRefunded === true) return { kind: 'close', payment: 'REFUNDED' };
    // Who gave back a part by hand decides about the rest.
    const isRefused = after === 'refund' || found?.isPartlyRefunded === true;
    if (!isRefused && found && file.isTakenNamed) return { kind: 'ask', what: 'refund' };
    return askAgain(file, now, isRefused ? 'refund-refused' : 'nothing-certain');
  }
  if (file.state === 'CAPTURING') {
    if (found?.isCaptured === true) return { kind: 'close', payment: 'CAPTURED' };
    if (after === 'capture') return askAgain(file, now, 'capture-refused');
    if (found === undefined || !file.isNamed) return askAgain(file, now, 'nothing-certain');
    // Not taken yet, and not wanted any more: it is not taken first.
    return file.refundDue ? giveBack(file) : { kind: 'ask', what: 'capture' };
  }
  return file.state === 'AUTHORIZED'
    ? afterReview(file, standing, now)
    : afterOutcome(file, standing, now);
};

/** A completed sale that is not voided any more is refunded; either way its money is back. */
const afterGivingBack = (
  file: PaymentOnFile,
  found: Extract<PaymentStateAtGateway, { readonly kind: 'found' }> | undefined,
  after: 'reversal' | 'refund',
  now: number,
): HealingStep => {
  const isBack = found?.isReversed === true || (file.isSale && found?.isRefunded === true);
  if (isBack) return { kind: 'close', payment: 'REVERSED' };
  const mayRefund = file.isSale && file.isNamed && found?.isCaptured === true;
  return after === 'reversal' && mayRefund
    ? { kind: 'ask', what: 'refund' }
    : askAgain(file, now, `${after}-refused`);
};

const afterReview = (
  file: PaymentOnFile,
  standing: PaymentStateAtGateway,
  now: number,
): HealingStep => {
  if (standing.kind !== 'found') return askAgainAboutReview(file, now);
  return reviewStep({ order: file.order, payment: file.state }, standing).kind === 'wait'
    ? { kind: 'watch-review', at: nextLookAtReview(file, now) }
    : { kind: 'settle-review' };
};

const afterOutcome = (
  file: PaymentOnFile,
  standing: PaymentStateAtGateway,
  now: number,
): HealingStep => {
  if (file.state === 'PENDING' && standing.kind !== 'found') return askAgain(file, now);
  if (file.state === 'PENDING' && isUndecided(standing)) return watchSale(file, now);
  if (standing.kind === 'found') {
    return { kind: 'settle', as: standing.isReversed ? 'reversed' : 'decided' };
  }
  return standing.kind === 'not-found' && now >= notFoundIsFinalAt(file)
    ? { kind: 'ask', what: 'calling-off' }
    : askAgain(file, now, whenUncertain(file));
};

const isUndecided = (standing: PaymentStateAtGateway): boolean =>
  standing.kind === 'found' && !standing.isReversed && standing.decided.kind === 'pending';

/** That may take days, and for two weeks it is no operator's matter. */
const watchSale = (file: PaymentOnFile, now: number): HealingEnd => {
  const needsOperator = isLongPending(file, now);
  const tellsOperator = needsOperator && !file.isReported;
  return { kind: 'watch-sale', at: nextLookAtReview(file, now), needsOperator, tellsOperator };
};

const becomes = { capture: 'CAPTURED', reversal: 'REVERSED', refund: 'REFUNDED' } as const;

/** A refusal may be of a second try whose first one went through: the gateway is asked. */
const afterWish = (
  file: PaymentOnFile,
  { about, answer }: Extract<GatewayWord, { readonly about: Wish }>,
  now: number,
): HealingStep => {
  switch (answer) {
    case 'done':
      // What never paid an order was given back, by whichever way.
      return file.state !== 'CAPTURED' && about === 'refund'
        ? { kind: 'close', payment: 'REVERSED' }
        : { kind: 'close', payment: becomes[about] };
    case 'refused':
      return { kind: 'ask', what: 'standing', after: about };
    case 'unknown':
      return askAgain(file, now, 'nothing-certain');
  }
};

const whenUncertain = ({ state }: PaymentOnFile): AskAgain['because'] =>
  state === 'AUTHORIZING' ? 'outcome-lost' : 'nothing-certain';

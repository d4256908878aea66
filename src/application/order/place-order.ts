import { Effect, Result } from 'effect';
import { makeAttemptOrder } from '#application/order/attempt-order.ts';
import {
  isUnanswered,
  type PlacingOutcome,
  sentOutcome,
  unsentOutcome,
} from '#application/order/placing-outcome.ts';
import type { PlacingPorts } from '#application/order/placing-ports.ts';
import { sharedRun } from '#application/order/shared-run.ts';
import { makeWithdrawOrder } from '#application/order/withdraw-order.ts';
import { type AskingReason, pauseBeforeAsking } from '#domain/order/placing-patience.ts';
import type { Clock } from '#ports/device/clock.ts';
import type { OrderAttempt } from '#ports/order/order-placement.ts';
import type { BankUnanswered, ChallengeRequired } from '#ports/payment/payment-failures.ts';
import type { PlacedHere } from '#ports/session/shopper-memory.ts';

/** What a screen or a terminal can do, and knows, when it places an order. */
export interface PlacingManner {
  /**
   * Asks again by itself when the shop does not answer. A screen tells the shopper instead, who
   * presses again.
   */
  readonly asksAgain: boolean;
  /** Whether there is a place for the bank's page, on which its question is answered (P-22). */
  readonly showsBank: boolean;
  /** Answers it without such a place, once an order; absent: nobody can. */
  readonly answersBank?: (question: ChallengeRequired) => Effect.Effect<void, BankUnanswered>;
  /** Numbers of orders placed here before; a newer one is another tab's. Absent: there are no tabs. */
  readonly ordersBefore?: readonly string[];
}

/** Places the order and says what became of it; it never fails. */
export type PlaceOrder = (manner: PlacingManner) => Effect.Effect<PlacingOutcome>;

/**
 * Places the order, however it is paid, and says what became of it. Safe to repeat, and many presses
 * at a time are one (P-23, ORDER-10): an order the shop works on is waited for, one whose answer was
 * lost is asked for as the same attempt (D-ORDER-04).
 */
export const makePlaceOrder = (ports: PlacingPorts): PlaceOrder => {
  const { currentCheckout, orderPlacement, shopperMemory, clock } = ports;
  const attemptOrder = makeAttemptOrder(ports);
  const withdrawOrder = makeWithdrawOrder(currentCheckout, orderPlacement);

  const attempted = (): Effect.Effect<PlacingOutcome> =>
    Effect.match(attemptOrder(), {
      onSuccess: (order): PlacingOutcome => ({ is: 'placed', order }),
      onFailure: (failure) =>
        failure._tag === 'NotPlaced'
          ? sentOutcome(failure.failure, failure.attempt)
          : unsentOutcome(failure),
    });

  /** The goods go back instead of waiting for an answer nobody can give. */
  const givenUp = Effect.fnUntraced(function* (
    attempt: OrderAttempt,
    failure: ChallengeRequired | BankUnanswered,
  ): Effect.fn.Return<PlacingOutcome> {
    yield* Effect.ignore(withdrawOrder(attempt));
    return unsentOutcome(failure);
  });

  /** What is left to do once the shop is not asked any more. */
  const settled = Effect.fnUntraced(function* (
    outcome: PlacingOutcome,
    { showsBank, ordersBefore }: PlacingManner,
  ): Effect.fn.Return<PlacingOutcome> {
    if (outcome.is === 'waiting-for-bank' && !showsBank) {
      return yield* givenUp(outcome.attempt, outcome.failure);
    }
    if (ordersBefore === undefined || !mayBeElsewhere(outcome)) return outcome;
    const orderId = newOrder(yield* shopperMemory.placed, ordersBefore);
    return orderId === undefined ? outcome : { is: 'placed-elsewhere', orderId };
  });

  const place = Effect.fn('placeOrder')(function* (manner: PlacingManner) {
    let { answersBank } = manner;
    for (let asked = 0; ; asked += 1) {
      const outcome = yield* attempted();
      if (outcome.is === 'waiting-for-bank' && answersBank !== undefined) {
        const answered = yield* Effect.result(answersBank(outcome.failure));
        if (Result.isFailure(answered)) return yield* givenUp(outcome.attempt, answered.failure);
        answersBank = undefined;
        continue;
      }
      const pause = pauseAfter(outcome, asked, manner);
      if (pause === undefined) return yield* settled(outcome, manner);
      yield* waited(clock, pause);
    }
  });

  return sharedRun(place);
};

/** Milliseconds until the shop is asked again; undefined when that is of no use. */
const pauseAfter = (
  outcome: PlacingOutcome,
  asked: number,
  { asksAgain }: PlacingManner,
): number | undefined => {
  const after = (reason: AskingReason, wished?: number) => pauseBeforeAsking(reason, asked, wished);
  switch (outcome.is) {
    case 'confirming':
      return after('confirming', outcome.failure.retryAfterMs);
    case 'unknown':
      return asksAgain && outcome.canBeAsked ? after('unanswered') : undefined;
    case 'refused':
      return asksAgain && isUnanswered(outcome.failure) ? after('unanswered') : undefined;
    case 'placed':
    case 'placed-elsewhere':
    case 'waiting-for-bank':
    case 'price-changed':
    case 'stock-changed':
      return undefined;
  }
};

/** Another tab works on the attempt, or has ended it and taken cart and checkout with it (P-23). */
const mayBeElsewhere = (outcome: PlacingOutcome): boolean =>
  outcome.is === 'confirming' ||
  (outcome.is === 'unknown' && !outcome.canBeAsked) ||
  (outcome.is === 'refused' &&
    (outcome.failure._tag === 'CartEmpty' || outcome.failure._tag === 'StepNotReady'));

const newOrder = (placed: readonly PlacedHere[], before: readonly string[]): string | undefined =>
  placed.find(({ orderId }) => !before.includes(orderId))?.orderId;

const waited = (clock: Clock, milliseconds: number): Effect.Effect<void> =>
  Effect.callback<void>((resume) => {
    const cancel = clock.at(clock.now() + milliseconds, () => resume(Effect.void));
    return Effect.sync(cancel);
  });

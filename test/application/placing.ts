import { Effect } from 'effect';
import type { PlacingManner } from '#application/order/place-order.ts';
import type { PlacingFailure, PlacingOutcome } from '#application/order/placing-outcome.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import type { Clock } from '#ports/device/clock.ts';
import type { MemoryClock } from '#test/doubles/device/memory-clock.ts';

export const onScreen: PlacingManner = { asksAgain: false, showsBank: true };
export const inTerminal: PlacingManner = { asksAgain: true, showsBank: false };

/** The order of an outcome, or the failure that stands for it. */
export const orderPlaced = (
  placing: Effect.Effect<PlacingOutcome>,
): Effect.Effect<PlacedOrder, PlacingFailure> =>
  Effect.flatMap(placing, (outcome) => {
    if (outcome.is === 'placed') return Effect.succeed(outcome.order);
    if (outcome.is === 'placed-elsewhere') return Effect.die(outcome);
    return Effect.fail<PlacingFailure>(outcome.failure);
  });

/** Time that moves on as soon as somebody waits for it. */
export const hurriedClock = (clock: MemoryClock): Clock => ({
  now: clock.now,
  at: (time, run) => {
    const cancel = clock.at(time, run);
    queueMicrotask(() => clock.advance(Math.max(0, time - clock.now())));
    return cancel;
  },
});

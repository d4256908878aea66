import type { Expectation, NoDay } from '#domain/shipping/expected-day/expected-days.ts';

/** How long an order still leaves today, and when to look again. */
export interface CutOff {
  /** Whole minutes, at least 1; absent when an order would not leave today. */
  readonly minutes?: number;
  /** Unix ms at which this changes; absent when nothing will. */
  readonly changesAt?: number;
}

const minute = 60_000;

/**
 * Whether an order still leaves today, at a moment (Unix ms), and for how long. Today is the day of the location
 * that sends it: nothing is told before its midnight, nor from its cut-off on. Begun minutes are not promised, but
 * the last one is told to its end.
 */
export const cutOffAt = (expected: Expectation | NoDay, now: number): CutOff => {
  if (typeof expected === 'string') return {};
  const { orderBy, dayBegins } = expected;
  if (orderBy === undefined || dayBegins === undefined || now >= orderBy) return {};
  // At a location whose cut-off is midnight nothing leaves on the day of its order.
  if (dayBegins >= orderBy) return {};
  if (now < dayBegins) return { changesAt: dayBegins };
  const whole = Math.floor((orderBy - now) / minute);
  return whole < 2
    ? { minutes: 1, changesAt: orderBy }
    : { minutes: whole, changesAt: orderBy - whole * minute + 1 };
};

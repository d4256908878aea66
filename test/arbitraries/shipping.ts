import fc from 'fast-check';
import { type Day, dayOf, isoOf } from '#domain/locale/calendar.ts';
import type { Dispatch, Release } from '#domain/shipping/expected-day/dispatch.ts';
import type { Readiness } from '#domain/shipping/expected-day/expected-days.ts';
import type { TimeZone } from '#domain/shipping/expected-day/local-time.ts';

export const timeZones: readonly TimeZone[] = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
];

const first = dayOf({ year: 2024, month: 1, day: 1 });
const last = dayOf({ year: 2034, month: 12, day: 31 });

/** Days of eleven years, in which each holiday falls on each weekday. */
export const days = (): fc.Arbitrary<Day> =>
  fc.integer({ min: first, max: last }).map((day) => day as Day);

const milliseconds = 86_400_000;

/** Moments (Unix ms) of these years, many of them around the hours at which something changes. */
export const moments = (): fc.Arbitrary<number> =>
  fc.oneof(
    fc.integer({ min: first * milliseconds, max: (last + 1) * milliseconds - 1 }),
    fc
      .tuple(days(), fc.integer({ min: 0, max: 47 }), fc.constantFrom(-1, 0, 1))
      .map(([day, halfHours, more]) => day * milliseconds + halfHours * 1_800_000 + more),
  );

const carrierDays = () =>
  fc
    .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 4 }))
    .map(([least, more]) => ({ least, most: least + more }));

export const dispatches = (): fc.Arbitrary<Dispatch> =>
  fc.record({
    timeZone: fc.constantFrom(...timeZones),
    cutOffHour: fc.integer({ min: 0, max: 23 }),
    zones: fc.array(
      fc.record({
        states: fc.subarray(['TX', 'NY', 'CA', 'ME']),
        days: carrierDays(),
      }),
      { maxLength: 3 },
    ),
    elsewhere: carrierDays(),
  });

const releases = (): fc.Arbitrary<Release> =>
  fc.oneof(
    days().map((day) => ({ on: isoOf(day) })),
    fc.integer({ min: 0, max: 40 }).map((afterDays) => ({ afterDays })),
  );

/** Goods of which a day can be told. */
export const datedGoods = (): fc.Arbitrary<readonly Readiness[]> =>
  fc
    .array(
      fc.oneof(
        fc.constant<Readiness>({ isSent: true }),
        releases().map((release): Readiness => ({ isSent: true, release })),
        fc.constant<Readiness>({ isSent: false }),
      ),
      { maxLength: 4 },
    )
    .map((others) => [{ isSent: true }, ...others]);

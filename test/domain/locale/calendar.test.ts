import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dateOf,
  dayOf,
  dayOfIso,
  daysAfter,
  isoOf,
  weekdayOf,
  weekdayOfMonth,
} from '#domain/locale/calendar.ts';
import { days } from '#test/arbitraries/shipping.ts';

const milliseconds = 86_400_000;

describe('calendar', () => {
  it('is the calendar of the platform', () => {
    const anyDay = fc.integer({ min: -800_000, max: 900_000 });
    fc.assert(
      fc.property(anyDay, (number) => {
        const day = daysAfter(dayOf({ year: 1970, month: 1, day: 1 }), number);
        const theirs = new Date(number * milliseconds);
        expect(dateOf(day)).toEqual({
          year: theirs.getUTCFullYear(),
          month: theirs.getUTCMonth() + 1,
          day: theirs.getUTCDate(),
        });
        expect(weekdayOf(day)).toBe(theirs.getUTCDay());
        expect(dayOf(dateOf(day))).toBe(number);
      }),
    );
  });

  it('reads what it writes', () => {
    fc.assert(
      fc.property(days(), (day) => {
        expect(isoOf(day)).toBe(new Date(day * milliseconds).toISOString().slice(0, 10));
        expect(dayOfIso(isoOf(day))).toBe(day);
      }),
    );
  });

  it('knows no day that is not in the calendar', () => {
    for (const text of ['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '', 'tomorrow']) {
      expect(dayOfIso(text)).toBeUndefined();
    }
    expect(dayOfIso('2028-02-29')).toBeDefined();
  });

  it('finds the third Monday, and the last one before a month', () => {
    expect(isoOf(weekdayOfMonth({ year: 2026, month: 1 }, 1, 3))).toBe('2026-01-19');
    expect(isoOf(weekdayOfMonth({ year: 2026, month: 6 }, 1, 0))).toBe('2026-05-25');
  });
});

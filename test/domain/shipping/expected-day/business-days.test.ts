import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Day, dayOfIso, daysAfter, isoOf, weekdayOf } from '#domain/locale/calendar.ts';
import {
  businessDayFrom,
  businessDaysAfter,
  isBusinessDay,
  isFederalHoliday,
} from '#domain/shipping/expected-day/business-days.ts';
import { days } from '#test/arbitraries/shipping.ts';

const at = (iso: string): Day => dayOfIso(iso) as Day;

const holidaysIn = (year: number): readonly string[] =>
  Array.from({ length: 366 }, (_, index) => daysAfter(at(`${year}-01-01`), index))
    .filter((day) => isoOf(day).startsWith(`${year}`) && isFederalHoliday(day))
    .map(isoOf);

describe('business days', () => {
  it('has the federal holidays of 2026 and 2027, also where they are kept', () => {
    expect(holidaysIn(2026)).toEqual([
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-07-03',
      '2026-07-04',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ]);
    // A Saturday in January 2028 is kept on the last day of 2027; June 19 and December 25 are Saturdays, July 4 is a Sunday.
    expect(holidaysIn(2027)).toEqual([
      '2027-01-01',
      '2027-01-18',
      '2027-02-15',
      '2027-05-31',
      '2027-06-18',
      '2027-06-19',
      '2027-07-04',
      '2027-07-05',
      '2027-09-06',
      '2027-10-11',
      '2027-11-11',
      '2027-11-25',
      '2027-12-24',
      '2027-12-25',
      '2027-12-31',
    ]);
  });

  it('is never on a weekend or holiday, and never skips a business day', () => {
    fc.assert(
      fc.property(days(), fc.integer({ min: 0, max: 15 }), (day, count) => {
        const reached = businessDaysAfter(day, count);
        expect([0, 6]).not.toContain(weekdayOf(reached));
        expect(isFederalHoliday(reached)).toBe(false);
        const start = businessDayFrom(day);
        const between = Array.from({ length: reached - start }, (_, index) =>
          daysAfter(start, index + 1),
        );
        expect(between.filter(isBusinessDay)).toHaveLength(count);
      }),
    );
  });

  it('works on five days of a week at most, and a holiday is never two weekdays', () => {
    fc.assert(
      fc.property(days(), (day) => {
        const week = Array.from({ length: 7 }, (_, index) => daysAfter(day, index));
        const working = week.filter(isBusinessDay).length;
        expect(working).toBeLessThanOrEqual(5);
        expect(working).toBeGreaterThanOrEqual(3);
      }),
    );
  });
});

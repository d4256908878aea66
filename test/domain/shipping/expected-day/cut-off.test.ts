import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutOffSentence } from '#application/messages/delivery-sentence.ts';
import { isoOf } from '#domain/locale/calendar.ts';
import { cutOffAt } from '#domain/shipping/expected-day/cut-off.ts';
import { usualDispatch } from '#domain/shipping/expected-day/dispatch.ts';
import { expectedDays } from '#domain/shipping/expected-day/expected-days.ts';
import { localTime } from '#domain/shipping/expected-day/local-time.ts';
import { datedGoods, dispatches, moments } from '#test/arbitraries/shipping.ts';

const shelf = [{ isSent: true }];

describe('cutOffAt', () => {
  it('tells of today exactly when the parcel leaves on the day it is at the location', () => {
    fc.assert(
      fc.property(dispatches(), datedGoods(), moments(), (dispatch, goods, now) => {
        const expected = expectedDays(dispatch, 'TX', goods, now);
        if (typeof expected === 'string') {
          expect(cutOffAt(expected, now)).toEqual({});
          return;
        }
        const { minutes } = cutOffAt(expected, now);
        const isToday = expected.leaves === isoOf(localTime(now, dispatch.timeZone).day);
        expect(minutes !== undefined).toBe(isToday && expected.orderBy !== undefined);
      }),
    );
  });

  it('never tells more than is left, but for the last minute, and names the moment at which it changes', () => {
    const later = fc.integer({ min: 0, max: 90 * 3_600_000 });
    fc.assert(
      fc.property(dispatches(), moments(), later, (dispatch, now, more) => {
        const expected = expectedDays(dispatch, 'TX', shelf, now);
        if (typeof expected === 'string') throw new Error(expected);
        const { orderBy = 0, dayBegins = 0 } = expected;
        const at = now + more;
        const { minutes, changesAt } = cutOffAt(expected, at);
        if (minutes !== undefined) {
          expect(minutes).toBeGreaterThanOrEqual(1);
          expect(Math.max(60_000, orderBy - at)).toBeGreaterThanOrEqual(minutes * 60_000);
          expect(orderBy - at).toBeLessThan((minutes + 1) * 60_000);
        }
        if (changesAt === undefined) {
          expect(at >= orderBy || dayBegins >= orderBy).toBe(true);
          return;
        }
        expect(changesAt).toBeGreaterThan(at);
        expect(cutOffAt(expected, changesAt - 1).minutes).toBe(minutes);
        expect(cutOffAt(expected, changesAt).minutes).not.toBe(minutes);
      }),
    );
  });

  it('is by the clocks of the location, through its midnight', () => {
    // Sunday evening in Plano; Monday's cut-off is at noon there.
    const sunday = Date.parse('2026-11-22T23:50:00-06:00');
    const expected = expectedDays(usualDispatch, 'TX', shelf, sunday);
    const at = (moment: string) => cutOffAt(expected, Date.parse(moment)).minutes;
    expect(at('2026-11-22T23:59:59-06:00')).toBeUndefined();
    expect(at('2026-11-23T00:00:00-06:00')).toBe(720);
    expect(at('2026-11-23T09:50:00-06:00')).toBe(130);
    expect(at('2026-11-23T11:59:59-06:00')).toBe(1);
    expect(at('2026-11-23T12:00:00-06:00')).toBeUndefined();
  });

  it('says hours and minutes', () => {
    const time = (minutes: number) => cutOffSentence(minutes).blanks.time;
    expect([1, 59, 60, 130, 720].map(time)).toEqual([
      '1 min',
      '59 min',
      '1 h',
      '2 h 10 min',
      '12 h',
    ]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Day, dayOfIso, weekdayOf } from '#domain/locale/calendar.ts';
import { isBusinessDay, isFederalHoliday } from '#domain/shipping/expected-day/business-days.ts';
import { type Dispatch, usualDispatch } from '#domain/shipping/expected-day/dispatch.ts';
import {
  type Expectation,
  expectedDays,
  type Readiness,
} from '#domain/shipping/expected-day/expected-days.ts';
import { localTime } from '#domain/shipping/expected-day/local-time.ts';
import { datedGoods, dispatches, moments, timeZones } from '#test/arbitraries/shipping.ts';

const states = fc.constantFrom('TX', 'ny', 'CA', 'ME', 'DC');
const dayAt = (iso: string): Day => dayOfIso(iso) as Day;

/** The rule's answer where there must be a day. */
const told = (...asked: Parameters<typeof expectedDays>): Expectation => {
  const answer = expectedDays(...asked);
  if (typeof answer === 'string') throw new Error(answer);
  return answer;
};

describe('expectedDays', () => {
  it('is never in the past, wherever the shopper is', () => {
    fc.assert(
      fc.property(dispatches(), states, datedGoods(), moments(), (dispatch, state, goods, now) => {
        const { leaves, earliest, latest, orderBy } = told(dispatch, state, goods, now);
        for (const zone of timeZones) {
          expect(dayAt(earliest)).toBeGreaterThanOrEqual(localTime(now, zone).day);
        }
        expect(dayAt(leaves)).toBeGreaterThanOrEqual(localTime(now, dispatch.timeZone).day);
        expect(dayAt(earliest)).toBeGreaterThan(dayAt(leaves));
        expect(dayAt(latest)).toBeGreaterThanOrEqual(dayAt(earliest));
        if (orderBy !== undefined) expect(orderBy).toBeGreaterThan(now);
      }),
    );
  });

  it('is never on a Sunday, a Saturday or a federal holiday', () => {
    fc.assert(
      fc.property(dispatches(), states, datedGoods(), moments(), (dispatch, state, goods, now) => {
        const { leaves, earliest, latest } = told(dispatch, state, goods, now);
        for (const day of [leaves, earliest, latest].map(dayAt)) {
          expect([0, 6]).not.toContain(weekdayOf(day));
          expect(isFederalHoliday(day)).toBe(false);
          expect(isBusinessDay(day)).toBe(true);
        }
      }),
    );
  });

  it('is not earlier for who orders later', () => {
    const later = fc.integer({ min: 0, max: 40 * 86_400_000 });
    fc.assert(
      fc.property(
        dispatches(),
        states,
        datedGoods(),
        moments(),
        later,
        (dispatch, state, goods, now, more) => {
          const first = told(dispatch, state, goods, now);
          const second = told(dispatch, state, goods, now + more);
          for (const day of ['leaves', 'earliest', 'latest'] as const) {
            expect(dayAt(second[day])).toBeGreaterThanOrEqual(dayAt(first[day]));
          }
        },
      ),
    );
  });

  it('stays as it is until the moment it names, and no longer', () => {
    fc.assert(
      fc.property(dispatches(), states, moments(), (dispatch, state, now) => {
        const shelf: readonly Readiness[] = [{ isSent: true }];
        const { orderBy = Number.NaN, leaves } = told(dispatch, state, shelf, now);
        expect(told(dispatch, state, shelf, orderBy - 1).leaves).toBe(leaves);
        const missed = told(dispatch, state, shelf, orderBy);
        expect(dayAt(missed.leaves)).toBeGreaterThan(dayAt(leaves));
      }),
    );
  });

  it('does not depend on the order of goods, and more goods do not make it earlier', () => {
    fc.assert(
      fc.property(
        dispatches(),
        states,
        datedGoods(),
        datedGoods(),
        moments(),
        (dispatch, state, goods, more, now) => {
          const whole = told(dispatch, state, [...goods, ...more], now);
          expect(told(dispatch, state, [...more, ...goods], now)).toEqual(whole);
          const part = told(dispatch, state, goods, now);
          expect(dayAt(whole.latest)).toBeGreaterThanOrEqual(dayAt(part.latest));
        },
      ),
    );
  });

  it('tells no day for what is sent by e-mail, not sent there, or has no release', () => {
    fc.assert(
      fc.property(dispatches(), datedGoods(), moments(), (dispatch, goods, now) => {
        const cards: readonly Readiness[] = [{ isSent: false }];
        expect(expectedDays(dispatch, 'TX', [], now)).toBe('by-email');
        expect(expectedDays(dispatch, 'HI', cards, now)).toBe('by-email');
        expect(expectedDays(dispatch, 'HI', goods, now)).toBe('not-served');
        expect(expectedDays(dispatch, '', goods, now)).toBe('not-served');
        const harvest: Readiness = { isSent: true, release: 'undated' };
        expect(expectedDays(dispatch, 'TX', [...goods, harvest], now)).toBe('undated');
        const wrong: Readiness = { isSent: true, release: { on: 'in December' } };
        expect(expectedDays(dispatch, 'TX', [...goods, wrong], now)).toBe('undated');
      }),
    );
  });

  const plano: Dispatch = {
    ...usualDispatch,
    zones: [{ states: ['TX', 'OK'], days: { least: 1, most: 2 } }],
  };
  const shelf: readonly Readiness[] = [{ isSent: true }];
  const from = (iso: string, state: string, goods = shelf) => {
    const { leaves, earliest, latest } = told(plano, state, goods, Date.parse(iso));
    return [leaves, earliest, latest];
  };

  it('leaves on the same day before noon in Plano, and on the next from noon on', () => {
    expect(from('2026-11-23T11:59:59-06:00', 'TX')).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
    ]);
    expect(from('2026-11-23T12:00:00-06:00', 'ok')).toEqual([
      '2026-11-24',
      '2026-11-25',
      '2026-11-27',
    ]);
  });

  it('passes over Thanksgiving, Christmas, the new year and weekends', () => {
    expect(from('2026-11-25T15:00:00-06:00', 'NY')).toEqual([
      '2026-11-27',
      '2026-12-02',
      '2026-12-04',
    ]);
    expect(from('2026-12-24T09:00:00-06:00', 'ME')).toEqual([
      '2026-12-24',
      '2026-12-30',
      '2027-01-04',
    ]);
  });

  it('waits for the last pre-order, from its release day on', () => {
    const preOrder: readonly Readiness[] = [
      { isSent: true },
      { isSent: true, release: { on: '2026-12-05' } },
      { isSent: true, release: { on: '2026-12-01' } },
    ];
    expect(from('2026-11-25T09:00:00-06:00', 'TX', preOrder)).toEqual([
      '2026-12-07',
      '2026-12-08',
      '2026-12-09',
    ]);
    expect(from('2026-11-25T09:00:00-06:00', 'TX', [{ isSent: true, release: { afterDays: 14 } }]))
      // December 9 is a Wednesday.
      .toEqual(['2026-12-09', '2026-12-10', '2026-12-11']);
  });

  it('has no cut-off while it waits for a release', () => {
    const waiting = told(
      plano,
      'TX',
      [{ isSent: true, release: { on: '2026-12-05' } }],
      Date.parse('2026-11-25T09:00:00-06:00'),
    );
    expect(waiting.orderBy).toBeUndefined();
  });
});

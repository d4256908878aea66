import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  giftMailMoment,
  lastSendDay,
  mostDaysAhead,
  sendDayProblem,
  shopDay,
  withDayAhead,
} from '#domain/gift/send-day.ts';
import { type Day, daysAfter, isoOf } from '#domain/locale/calendar.ts';

const grace = { firstName: 'G', lastName: 'H', recipientEmail: 'g@example.com', giftMessage: '' };
const days = fc.integer({ min: 18_000, max: 40_000 }).map((day) => day as Day);
const refused = { key: 'gift.day', values: { count: mostDaysAhead } };

describe('the day on which a gift card is mailed', () => {
  it('[GIFT-06] is one from today to ninety days ahead, or none', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -400, max: 400 }), (today, ahead) => {
        const problem = sendDayProblem(isoOf(daysAfter(today, ahead)), isoOf(today));
        expect(problem).toEqual(ahead >= 0 && ahead <= 90 ? undefined : refused);
      }),
    );
    expect(sendDayProblem('', '2026-12-01')).toBeUndefined();
    expect(sendDayProblem('  ', '2026-12-01')).toBeUndefined();
    for (const text of ['2026-12-32', '2026-02-30', '12/24/2026', 'soon', '2026-12-1']) {
      expect(sendDayProblem(text, '2026-12-01')).toEqual(refused);
    }
    expect(lastSendDay('2026-12-01')).toBe('2027-03-01');
  });

  it('[GIFT-02] of a day that has come nothing is left, and nothing else is changed', () => {
    fc.assert(
      fc.property(days, days, (day, today) => {
        const gift = { ...grace, sendOn: isoOf(day) };
        expect(withDayAhead(gift, isoOf(today))).toEqual(day > today ? gift : grace);
      }),
    );
    expect(withDayAhead(grace, '2026-12-01')).toEqual(grace);
  });

  it('[GIFT-02] the mail leaves at eight by the clocks of Plano, never before the payment', () => {
    expect(giftMailMoment({ ...grace, sendOn: '2026-12-24' }, Date.UTC(2026, 11, 1))).toBe(
      Date.UTC(2026, 11, 24, 14),
    );
    expect(giftMailMoment({ ...grace, sendOn: '2026-07-04' }, Date.UTC(2026, 6, 1))).toBe(
      Date.UTC(2026, 6, 4, 13),
    );
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 2 ** 42 }), (day, paidAt) => {
        const moment = giftMailMoment({ ...grace, sendOn: isoOf(day) }, paidAt);
        expect(moment).toBeGreaterThanOrEqual(paidAt);
        expect(moment === paidAt || shopDay(moment) === isoOf(day)).toBe(true);
        expect(giftMailMoment(grace, paidAt)).toBe(paidAt);
      }),
    );
  });
});

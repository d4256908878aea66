import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  healingTimes,
  isOld,
  nextLook,
  nextLookAtReview,
  notFoundIsFinalAt,
  retryDelay,
} from '#domain/payment/healing-times.ts';

const minute = 60_000;
const waiting = () =>
  fc.record({
    createdAt: fc.nat({ max: 1_000_000 }),
    checks: fc.nat({ max: 40 }),
    wasDelivered: fc.boolean(),
    isUnknown: fc.boolean(),
  });
const ages = () => fc.oneof(fc.nat({ max: 2 * minute }), fc.nat({ max: 60 * minute }));

describe('when a payment is looked at again', () => {
  it('is twice as late each time, up to half a minute', () => {
    expect([1, 2, 3, 4, 5, 6, 100].map(retryDelay)).toEqual([
      2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
    ]);
    fc.assert(
      fc.property(fc.nat({ max: 100 }), (tries) => {
        expect(retryDelay(tries + 1)).toBeGreaterThanOrEqual(retryDelay(tries));
      }),
    );
  });

  it('is always later than now, and within five minutes', () => {
    fc.assert(
      fc.property(waiting(), ages(), (payment, age) => {
        const now = payment.createdAt + age;
        const wait = nextLook(payment, now) - now;
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(healingTimes.askRarely);
        if (isOld(payment, now)) expect(wait).toBe(healingTimes.askRarely);
        else expect(wait).toBeLessThanOrEqual(retryDelay(payment.checks + 1));
      }),
    );
  });

  it('is no later than the moment somebody can be told that nothing was paid', () => {
    fc.assert(
      fc.property(waiting(), ages(), (payment, age) => {
        const now = payment.createdAt + age;
        const final = notFoundIsFinalAt(payment);
        if (!payment.isUnknown || now >= final) return;
        expect(nextLook(payment, now)).toBeLessThanOrEqual(final);
      }),
    );
  });

  it('does not hurry for that moment where it is past, or nobody waits for it', () => {
    const payment = { createdAt: 0, checks: 4, wasDelivered: true, isUnknown: true };
    expect(nextLook(payment, 40_000)).toBe(minute);
    expect(nextLook(payment, 59_999)).toBe(minute);
    expect(nextLook(payment, 60_000)).toBe(90_000);
    expect(nextLook({ ...payment, isUnknown: false }, 1000)).toBe(31_000);
    expect(nextLook({ ...payment, checks: 0 }, 1000)).toBe(3000);
    expect(nextLook({ ...payment, wasDelivered: false }, 1000)).toBe(31_000);
    expect(nextLook({ ...payment, wasDelivered: false }, 70_000)).toBe(90_000);
  });

  it('takes "not found" for the answer a minute after the gateway failed, or could have answered', () => {
    expect(notFoundIsFinalAt({ createdAt: 7, wasDelivered: false })).toBe(7 + 90_000);
    expect(notFoundIsFinalAt({ createdAt: 7, wasDelivered: true })).toBe(7 + minute);
  });

  it('becomes rare, and a matter for an operator, after a quarter of an hour', () => {
    expect(isOld({ createdAt: 7 }, 7 + 15 * minute)).toBe(false);
    expect(isOld({ createdAt: 7 }, 8 + 15 * minute)).toBe(true);
    const payment = { createdAt: 7, checks: 1, wasDelivered: false, isUnknown: true };
    expect(nextLook(payment, 8 + 15 * minute)).toBe(8 + 20 * minute);
  });

  it('is every quarter of a minute in a review, then every five minutes', () => {
    expect(nextLookAtReview({ createdAt: 0 }, 15 * minute)).toBe(15 * minute + 15_000);
    expect(nextLookAtReview({ createdAt: 0 }, 15 * minute + 1)).toBe(20 * minute + 1);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { waitingTime } from '#domain/locale/waiting-time.ts';

const unitMs = { second: 1000, minute: 60_000, hour: 3_600_000 };

describe('waitingTime', () => {
  it('is never shorter than the wait, nor longer by a whole unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 * 3_600_000 }), (wait) => {
        const { unit, count } = waitingTime(wait);
        expect(count * unitMs[unit]).toBeGreaterThanOrEqual(wait);
        expect((count - 1) * unitMs[unit]).toBeLessThan(Math.max(wait, 1));
        expect(Number.isInteger(count) && count >= 1).toBe(true);
      }),
    );
  });

  it('never has sixty seconds or more, nor more than ninety minutes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 * 3_600_000 }), (wait) => {
        const { unit, count } = waitingTime(wait);
        if (unit === 'second') expect(count).toBeLessThan(60);
        if (unit === 'minute') expect(count).toBeLessThanOrEqual(90);
      }),
    );
  });

  it.each([
    [0, 'second', 1],
    [1000, 'second', 1],
    [58_001, 'second', 59],
    [59_001, 'minute', 1],
    [60_001, 'minute', 2],
    [745_000, 'minute', 13],
    [90 * 60_000, 'minute', 90],
    [90 * 60_000 + 1, 'hour', 2],
    [24 * 3_600_000, 'hour', 24],
  ])('of %i ms is %s %i', (wait, unit, count) => {
    expect(waitingTime(wait)).toEqual({ unit, count });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attemptPause } from '#domain/payment/attempt-pause.ts';

const limits = () =>
  fc.record({ most: fc.integer({ min: 1, max: 4 }), windowMs: fc.constant(100) });
const stamps = () =>
  fc.array(fc.nat({ max: 200 }), { maxLength: 8 }).map((some) => some.sort((a, b) => a - b));

describe('the pause after too many attempts', () => {
  it('is as long as it has to be: after it one more is within the limit, and not before', () => {
    fc.assert(
      fc.property(stamps(), limits(), (some, limit) => {
        const now = 200;
        const inWindow = (at: number) => some.filter((stamp) => stamp > at - limit.windowMs).length;
        const pause = attemptPause(some, limit, now);
        expect(inWindow(now + pause)).toBeLessThan(limit.most);
        if (pause > 0) expect(inWindow(now + pause - 1)).toBeGreaterThanOrEqual(limit.most);
        expect(pause).toBeLessThanOrEqual(limit.windowMs);
        expect(pause).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('ends when the oldest that counts is as old as the window', () => {
    expect(attemptPause([10, 20, 30], { most: 2, windowMs: 100 }, 40)).toBe(80);
    expect(attemptPause([10], { most: 2, windowMs: 100 }, 40)).toBe(0);
    expect(attemptPause([10, 20], { most: 2, windowMs: 100 }, 110)).toBe(0);
    expect(attemptPause([10, 20], { most: 2, windowMs: 100 }, 109)).toBe(1);
    expect(attemptPause([10, 20], { most: 2, windowMs: 100 }, 500)).toBe(0);
  });
});

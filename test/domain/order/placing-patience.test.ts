import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AskingReason, pauseBeforeAsking } from '#domain/order/placing-patience.ts';

const reasons: readonly AskingReason[] = ['confirming', 'unanswered'];
/** All pauses the shop is asked after. */
const pausesOf = (reason: AskingReason, wished?: number): readonly number[] => {
  const pauses: number[] = [];
  for (;;) {
    const pause = pauseBeforeAsking(reason, pauses.length, wished);
    if (pause === undefined) return pauses;
    pauses.push(pause);
  }
};

describe('the patience of placing an order', () => {
  it.each(reasons)('[ORDER-10] ends, and grows longer on the way: %s', (reason) => {
    const pauses = pausesOf(reason);
    expect(pauses).toEqual([...pauses].sort((one, other) => one - other));
    expect(pauses[0]).toBeGreaterThan(0);
  });

  it('[D-ORDER-04] waits about ten seconds for a shop at work, and four for a silent one', () => {
    expect(pausesOf('confirming')).toEqual([500, 1000, 2000, 2000, 2000, 2000]);
    expect(pausesOf('unanswered')).toEqual([500, 1000, 2000]);
  });

  it('never asks sooner than the shop wishes, and as often as without a wish', () => {
    fc.assert(
      fc.property(fc.constantFrom(...reasons), fc.nat({ max: 5000 }), (reason, wished) => {
        const pauses = pausesOf(reason, wished);
        expect(pauses).toEqual(pausesOf(reason).map((pause) => Math.max(pause, wished)));
      }),
    );
  });
});

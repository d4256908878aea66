import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stillPromised } from '#domain/order/quote/still-promised.ts';
import { type Expectation, expectedDays } from '#domain/shipping/expected-day/expected-days.ts';
import { dispatches, moments } from '#test/arbitraries/shipping.ts';

const grace = 30 * 60_000;

describe('stillPromised', () => {
  it('keeps what was read until the grace after its cut-off is over, and is never earlier', () => {
    const pause = fc.integer({ min: 0, max: 3 * 86_400_000 });
    fc.assert(
      fc.property(dispatches(), moments(), pause, (dispatch, moment, more) => {
        const told = (at: number) =>
          expectedDays(dispatch, 'TX', [{ isSent: true }], at) as Expectation;
        const before = told(moment);
        const now = moment + more;
        const kept = stillPromised(before, told(now), now, grace) as Expectation;
        const { orderBy = 0 } = before;
        if (now < orderBy + grace) expect(kept.latest).toBe(before.latest);
        else expect(kept).toEqual(told(now));
        expect(kept.latest >= before.latest).toBe(true);
      }),
    );
  });

  it('keeps nothing when there was nothing, no cut-off, or there is no day now', () => {
    const days = { leaves: '2026-11-30', earliest: '2026-12-01', latest: '2026-12-02' };
    const later = { leaves: '2026-12-01', earliest: '2026-12-02', latest: '2026-12-03' };
    expect(stillPromised(undefined, later, 1, grace)).toBe(later);
    expect(stillPromised(days, later, 1, grace)).toBe(later);
    expect(stillPromised({ ...days, orderBy: 0 }, 'undated', 1, grace)).toBe('undated');
  });
});

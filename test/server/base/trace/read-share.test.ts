import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeReadShare, mostReadsASecond } from '#server/base/trace/read-share.ts';

const traceAt = (place: string) => ({
  traceId: `4bf92f35${'0'.repeat(16)}${place}`,
  spanId: '00f067aa0ba902b7',
  traceFlags: 1,
});
/** Times that never go back, ms. */
const times = fc
  .array(fc.integer({ min: 0, max: 400 }), { maxLength: 200 })
  .map((steps) => steps.map((_, at) => steps.slice(0, at + 1).reduce((sum, one) => sum + one, 0)));

describe('the part of the readings that is recorded', () => {
  it('has at most ten in a second, whatever is asked, and each of the first ten', () => {
    fc.assert(
      fc.property(times, fc.double({ min: 0.01, max: 0.99, noNaN: true }), (moments, part) => {
        const share = makeReadShare(part);
        const asked = new Map<number, boolean[]>();
        for (const now of moments) {
          const second = Math.floor(now / 1000);
          const before = asked.get(second) ?? [];
          asked.set(second, [...before, share.takes(undefined, now, () => 0)]);
        }
        for (const answers of asked.values()) {
          expect(answers).toEqual(answers.map((_, at) => at < mostReadsASecond));
        }
      }),
    );
    expect(mostReadsASecond).toBe(10);
  });

  it('is all where all is wanted, and nothing where nothing is', () => {
    fc.assert(
      fc.property(times, (moments) => {
        const [all, none] = [makeReadShare(1), makeReadShare(0)];
        expect(moments.every((now) => all.takes(undefined, now, () => 0.999))).toBe(true);
        expect(moments.some((now) => none.takes(undefined, now, () => 0))).toBe(false);
      }),
    );
  });

  it('is chosen by the trace where there is one, else by chance', () => {
    const share = makeReadShare(0.5);
    expect(share.takes(traceAt('7fffffff'), 0, () => 0.9)).toBe(true);
    expect(share.takes(traceAt('80000000'), 0, () => 0.1)).toBe(false);
    expect(share.takes(undefined, 0, () => 0.49)).toBe(true);
    expect(share.takes(undefined, 0, () => 0.5)).toBe(false);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { p75, percentile } from '#sandbox/telemetry/speed/percentile.ts';

const samples = fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), {
  minLength: 1,
  maxLength: 50,
});
/** Hundredths, so that no rounding stands between a share and its rank. */
const share = fc.integer({ min: 1, max: 100 }).map((hundredths) => hundredths / 100);
const of = (values: readonly number[], part: number): number => {
  const value = percentile(values, part);
  if (value === undefined) throw new Error('There are samples.');
  return value;
};

describe('a percentile', () => {
  it('is one of the samples, that so many do not exceed, and no smaller one is', () => {
    fc.assert(
      fc.property(samples, share, (values, part) => {
        const found = of(values, part);
        expect(values).toContain(found);
        const upTo = (limit: number) => values.filter((value) => value <= limit).length;
        const enough = part * values.length - 1e-9;
        expect(upTo(found)).toBeGreaterThanOrEqual(enough);
        for (const value of values)
          if (value < found) expect(upTo(value)).toBeLessThan(enough + 1e-9);
      }),
    );
  });

  it('does not depend on the order, and grows with the share and with each sample', () => {
    fc.assert(
      fc.property(samples, share, share, fc.nat(49), fc.nat(1000), (values, a, b, at, more) => {
        expect(of(values.toReversed(), a)).toBe(of(values, a));
        expect(of(values, Math.max(a, b))).toBeGreaterThanOrEqual(of(values, Math.min(a, b)));
        const larger = values.with(at % values.length, (values[at % values.length] ?? 0) + more);
        expect(of(larger, a)).toBeGreaterThanOrEqual(of(values, a));
      }),
    );
  });

  it('is the same of each sample twice, and follows when all are scaled', () => {
    fc.assert(
      fc.property(samples, share, (values, part) => {
        expect(of([...values, ...values], part)).toBe(of(values, part));
        expect(
          of(
            values.map((value) => value * 2),
            part,
          ),
        ).toBe(of(values, part) * 2);
      }),
    );
  });

  it('changes nothing of what it is given', () => {
    const values = [3, 1, 2];
    percentile(values, 0.5);
    expect(values).toEqual([3, 1, 2]);
  });

  it('of 75 % is the third of four, and none of none', () => {
    expect(p75([400, 100, 300, 200])).toBe(300);
    expect(p75([1, 2, 3, 4, 5])).toBe(4);
    expect(p75([7])).toBe(7);
    expect(p75(Array.from({ length: 100 }, (_, n) => n + 1))).toBe(75);
    expect(p75([])).toBeUndefined();
  });
});

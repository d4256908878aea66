import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isStars,
  type StarCounts,
  shareOf,
  starChoices,
  summaryOf,
} from '#domain/catalog/reviews/rating.ts';

const some = fc.nat({ max: 5000 });
const counts: fc.Arbitrary<StarCounts> = fc.tuple(some, some, some, some, some);

describe('the summary of the reviews of a product', () => {
  it('is none where nobody reviewed it', () => {
    expect(summaryOf([0, 0, 0, 0, 0])).toBeUndefined();
  });

  it('counts every review once, and its average is within half a tenth of the exact one', () => {
    fc.assert(
      fc.property(counts, (given) => {
        const stars = given.flatMap((times, index) => new Array<number>(times).fill(index + 1));
        const summary = summaryOf(given);
        fc.pre(stars.length > 0);
        expect(summary?.count).toBe(stars.length);
        expect(summary?.counts).toEqual(given);
        const exact = stars.reduce((sum, each) => sum + each, 0) / stars.length;
        const average = summary?.average ?? Number.NaN;
        expect(Math.abs(average - exact)).toBeLessThanOrEqual(0.05 + 1e-9);
        expect(average * 10).toBeCloseTo(Math.round(average * 10), 9);
      }),
      { numRuns: 60 },
    );
  });

  it('is between the worst and the best that was given', () => {
    fc.assert(
      fc.property(counts, (given) => {
        const summary = summaryOf(given);
        const present = starChoices.filter((stars) => (given[stars - 1] ?? 0) > 0);
        const [worst] = present;
        if (summary === undefined || worst === undefined) return present.length === 0;
        return summary.average >= worst && summary.average <= (present.at(-1) ?? 0);
      }),
    );
  });

  it('never falls by another five stars', () => {
    fc.assert(
      fc.property(counts, ([one, two, three, four, five]) => {
        const before = summaryOf([one, two, three, four, five])?.average ?? 0;
        return (summaryOf([one, two, three, four, five + 1])?.average ?? 0) >= before;
      }),
    );
  });

  it.each([
    [[0, 0, 0, 0, 1], 5],
    [[0, 0, 0, 1, 1], 4.5],
    [[0, 0, 1, 1, 1], 4],
    [[1, 0, 0, 0, 2], 3.7],
    // 4.25: half a tenth goes up.
    [[0, 0, 1, 1, 2], 4.3],
  ] as const)('of %j is %d', (given, average) => {
    expect(summaryOf(given)?.average).toBe(average);
  });

  it('tells the share of each number of stars', () => {
    const summary = summaryOf([1, 0, 0, 0, 2]);
    if (summary === undefined) throw new Error('three reviews have a summary');
    expect(starChoices.map((stars) => shareOf(summary, stars))).toEqual([33, 0, 0, 0, 67]);
  });
});

describe('stars', () => {
  it('are whole, from one to five', () => {
    fc.assert(
      fc.property(fc.double(), (value) => isStars(value) === [1, 2, 3, 4, 5].includes(value)),
    );
    expect([0, 1, 5, 6, 4.5].map(isStars)).toEqual([false, true, true, false, false]);
  });
});

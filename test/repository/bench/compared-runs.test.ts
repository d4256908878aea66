import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparedBy, type Pair } from '../../../bench/figures/compared.ts';

const figure = (value: number) => [{ name: 'time', value, unit: 'ms' }];
const pairsOf = (values: readonly (readonly [number, number])[]): readonly Pair[] =>
  values.map(([base, here]) => ({ base: figure(base), here: figure(here) }));
const verdictOf = (values: readonly (readonly [number, number])[]) =>
  comparedBy(pairsOf(values)).map(({ verdict }) => verdict);

/** How slow the machine is while a pair is made: ten times slower at worst. */
const slowness = fc.array(fc.double({ min: 1, max: 10, noNaN: true }), {
  minLength: 6,
  maxLength: 12,
});

describe('two states by pairs of runs', () => {
  it('differ as they do, however slow the machine is during a pair', () => {
    fc.assert(
      fc.property(slowness, fc.double({ min: 1.01, max: 3, noNaN: true }), (days, ratio) => {
        const slower = days.map((day) => [100 * day, 100 * day * ratio] as const);
        const faster = slower.map(([one, other]) => [other, one] as const);
        expect(verdictOf(slower)).toEqual(['more']);
        expect(verdictOf(faster)).toEqual(['less']);
        const [line] = comparedBy(pairsOf(slower));
        expect(line?.change).toBeCloseTo((ratio - 1) * 100, 6);
      }),
    );
  });

  it('are the same where nothing changed, and not known where runs differ more than they do', () => {
    fc.assert(
      fc.property(slowness, (days) => {
        expect(verdictOf(days.map((day) => [100 * day, 100 * day]))).toEqual(['same']);
      }),
    );
    const noisy = [90, 115, 97, 88, 121, 104].map((here) => [100, here] as const);
    expect(verdictOf(noisy)).toEqual(['unknown']);
  });

  it('are told by their medians, without figures that one of them does not have or that were nought', () => {
    const moved = (value: number) => ({ name: 'moved', value, unit: '' });
    const base = [...figure(4), moved(0)];
    const here = [...figure(6), moved(1), { name: 'new', value: 2, unit: '' }];
    expect(comparedBy([{ base, here }])).toMatchObject([
      { name: 'time', base: 4, here: 6, change: 50, verdict: 'more' },
    ]);
  });
});

import { median } from './result.ts';
import { middleOf, uncertainty } from './uncertainty.ts';

/** One figure of a run, as `--json` tells it. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

/** A run of the older state and one of this state, made one after the other. */
export interface Pair {
  readonly base: readonly Figure[];
  readonly here: readonly Figure[];
}

export interface Compared {
  readonly name: string;
  readonly unit: string;
  /** Medians of the runs. */
  readonly base: number;
  readonly here: number;
  /** Percent that this state is over the older one, and how far that may be from the truth. */
  readonly change: number;
  readonly width: number;
  /** `unknown`: the runs differ more among themselves than the two states do. */
  readonly verdict: 'less' | 'more' | 'same' | 'unknown';
}

/** Changes below this nobody looks for, percent. */
const negligible = 0.5;

const figureOf = (figures: readonly Figure[], wanted: string): number | undefined =>
  figures.find(({ name }) => name === wanted)?.value;

const verdictOf = (change: number, width: number): Compared['verdict'] => {
  if (change - width > negligible) return 'more';
  if (change + width < -negligible) return 'less';
  return Math.abs(change) + width <= negligible ? 'same' : 'unknown';
};

/**
 * What changed between two states, figure by figure, by pairs of runs: the machine is slower on some days and in some
 * minutes, so only the two runs of a pair are held against each other. Figures that one state does not have, or whose
 * older value is nought, are left out.
 */
export const comparedBy = (
  pairs: readonly Pair[],
  chance: () => number = Math.random,
): readonly Compared[] =>
  (pairs[0]?.here ?? []).flatMap(({ name, unit }) => {
    const both = pairs.flatMap(({ base, here }) => {
      const [older, newer] = [figureOf(base, name), figureOf(here, name)];
      return older === undefined || newer === undefined || older === 0 ? [] : [{ older, newer }];
    });
    if (both.length === 0) return [];
    const changes = both.map(({ older, newer }) => (newer / older - 1) * 100);
    const [change, width] = [middleOf(changes), uncertainty(changes, chance)];
    return [
      {
        name,
        unit,
        base: median(both.map(({ older }) => older)),
        here: median(both.map(({ newer }) => newer)),
        change,
        width,
        verdict: verdictOf(change, width),
      },
    ];
  });

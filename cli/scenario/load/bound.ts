import type { Figures } from '#cli/scenario/load/figures.ts';

/** What a load may not go beyond: `p99 < 800ms`, `trip p50 <= 4s`, `failed < 1%`. */
export interface Bound {
  /** As it was written. */
  readonly text: string;
  readonly of: 'step' | 'trip' | 'failed';
  readonly figure: Exclude<keyof Figures, 'count'>;
  readonly isStrict: boolean;
  /** Milliseconds, or percent. */
  readonly most: number;
}

/** What a load has come to so far. */
export interface LoadState {
  readonly steps: Figures;
  readonly trips: Figures;
  readonly failed: number;
}

const form =
  /^\s*(?:(?:(trip|step)\s+)?(p50|p90|p95|p99|max)\s*(<=?)\s*(\d+(?:\.\d+)?)\s*(ms|s)|failed\s*(<=?)\s*(\d+(?:\.\d+)?)\s*%)\s*$/;

/** Undefined: it is none. */
export const readBound = (text: string): Bound | undefined => {
  const found = form.exec(text);
  if (found === null) return undefined;
  const [, of = 'step', figure, sign, value, unit, failedSign, percent] = found;
  return percent !== undefined
    ? { text, of: 'failed', figure: 'max', isStrict: failedSign === '<', most: Number(percent) }
    : {
        text,
        of: of === 'trip' ? 'trip' : 'step',
        figure: figure as Bound['figure'],
        isStrict: sign === '<',
        most: Number(value) * (unit === 's' ? 1000 : 1),
      };
};

/** What is measured of it now: milliseconds, or percent. */
export const measured = ({ of, figure }: Bound, { steps, trips, failed }: LoadState): number => {
  if (of === 'failed') return trips.count === 0 ? 0 : (failed / trips.count) * 100;
  return (of === 'trip' ? trips : steps)[figure];
};

export const holds = (bound: Bound, state: LoadState): boolean => {
  const now = measured(bound, state);
  return bound.isStrict ? now < bound.most : now <= bound.most;
};

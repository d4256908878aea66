import type { PageSpeed } from '#sandbox/telemetry/speed/page-speed.ts';
import { p75 } from '#sandbox/telemetry/speed/percentile.ts';
import type { Vital } from '#sandbox/telemetry/speed/vitals.ts';

const minute = 60_000;
/** Widths a point of the trend may stand for, milliseconds. */
const widths: readonly number[] = [1, 5, 15, 60, 360, 1440, 10_080].map((each) => each * minute);
/** Most points of a trend. */
const mostPoints = 30;

export interface TrendPoint {
  /** Unix ms at which the point's time begins. */
  readonly from: number;
  readonly value: number;
  readonly samples: number;
}

export interface Trend {
  /** How much time a point stands for, milliseconds. */
  readonly width: number;
  readonly points: readonly TrendPoint[];
}

/**
 * The 75th percentile over time, oldest first, in the narrowest steps that give at most 30 points.
 * Times without page views have no point; what is older than 30 of the widest steps is left out.
 */
export const trendOf = (speeds: readonly PageSpeed[], vital: Vital): Trend => {
  const samples = speeds.flatMap(({ at, values }) => {
    const value = values[vital];
    return value === undefined ? [] : [{ at, value }];
  });
  const times = samples.map(({ at }) => at);
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const width =
    widths.find((each) => stepsBetween(first, last, each) <= mostPoints) ?? widths.at(-1) ?? minute;
  const steps = Map.groupBy(samples, ({ at }) => Math.floor(at / width));
  const points = [...steps]
    .sort(([a], [b]) => a - b)
    .flatMap(([step, own]) => {
      const value = p75(own.map((sample) => sample.value));
      return value === undefined ? [] : [{ from: step * width, value, samples: own.length }];
    });
  return { width, points: points.slice(-mostPoints) };
};

const stepsBetween = (first: number, last: number, width: number): number =>
  Math.floor(last / width) - Math.floor(first / width) + 1;

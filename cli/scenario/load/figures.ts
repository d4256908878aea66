/** Times of something that was done many times, milliseconds. */
export interface Figures {
  readonly count: number;
  readonly p50: number;
  readonly p90: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

/** By the nearest rank: a time that was measured, and of which so many percent are not longer. */
const percentile = (sorted: readonly number[], percent: number): number =>
  sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0;

export const figuresOf = (times: readonly number[]): Figures => {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (percent: number) => Math.round(percentile(sorted, percent));
  return { count: sorted.length, p50: at(50), p90: at(90), p95: at(95), p99: at(99), max: at(100) };
};

/**
 * The smallest sample that at least `share` of the samples do not exceed (nearest rank), so that it is
 * one somebody felt. Undefined without samples. `share`: above 0, at most 1.
 */
export const percentile = (samples: readonly number[], share: number): number | undefined =>
  samples.toSorted((a, b) => a - b)[Math.ceil(samples.length * share) - 1];

/** What Core Web Vitals judge a page by. */
export const p75 = (samples: readonly number[]): number | undefined => percentile(samples, 0.75);

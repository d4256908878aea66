/** The figures of a page view, in the order of the page. */
export const vitals = ['lcp', 'inp', 'cls', 'ttfb'] as const;

export type Vital = (typeof vitals)[number];

export type Rating = 'good' | 'needs work' | 'poor';

interface VitalFacts {
  readonly name: string;
  /** Up to here it is good; above the second it is poor (web.dev/articles/vitals). */
  readonly limits: readonly [good: number, poor: number];
  readonly about: string;
}

export const vitalFacts: Readonly<Record<Vital, VitalFacts>> = {
  lcp: { name: 'LCP', limits: [2500, 4000], about: 'until the largest part was painted' },
  inp: { name: 'INP', limits: [200, 500], about: 'until the page answered to a press' },
  cls: { name: 'CLS', limits: [0.1, 0.25], about: 'how much moved by itself' },
  ttfb: { name: 'TTFB', limits: [800, 1800], about: 'until the first byte' },
};

export const ratingOf = (vital: Vital, value: number): Rating => {
  const [good, poor] = vitalFacts[vital].limits;
  if (value <= good) return 'good';
  return value <= poor ? 'needs work' : 'poor';
};

/** CLS is a plain number; the others are milliseconds. */
export const shownVital = (vital: Vital, value: number): string =>
  vital === 'cls' ? value.toFixed(2) : `${Math.round(value).toLocaleString('en-US')} ms`;

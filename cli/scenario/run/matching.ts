import { isDeepStrictEqual } from 'node:util';
import type { StepOutcome } from '#cli/scenario/command/step-outcome.ts';
import type { Expectation } from '#cli/scenario/file/expectation.ts';
import { isMatchers, type MatcherName, regexOf } from '#cli/scenario/file/matchers.ts';
import { placeIn } from '#cli/scenario/file/places.ts';
import type { Unmet } from '#cli/scenario/report/scenario-report.ts';

/**
 * The expectations that an outcome does not meet. With no expectations the command must succeed.
 */
export const unmetBy = (outcome: StepOutcome, expected: Expectation = {}): readonly Unmet[] => {
  const { error = undefined } = expected;
  const facts = typeof error === 'string' ? { code: error } : error;
  const exit = expected.exit ?? (error === undefined ? 0 : undefined);
  const compared: (readonly [what: string, expected: unknown, seen: unknown])[] = [
    ...(exit === undefined ? [] : ([['exit', exit, outcome.exit]] as const)),
    ...Object.entries(facts ?? {})
      .filter(([, wanted]) => wanted !== undefined)
      .map(([name, wanted]) => [`error.${name}`, wanted, placeIn(outcome.error, name)] as const),
    ...Object.entries(expected.data ?? {}).map(
      ([place, wanted]) =>
        [place === '' ? 'data' : `data.${place}`, wanted, placeIn(outcome.data, place)] as const,
    ),
  ];
  return compared
    .filter(([, wanted, seen]) => matches(wanted, seen) !== true)
    .map(([what, wanted, seen]) => ({ what, expected: wanted, seen }));
};

/** Undefined where the two cannot be compared: such an expectation fails, and so does its `not`. */
type Verdict = boolean | undefined;
type Matcher = (wanted: unknown, seen: unknown) => Verdict;

const numbers =
  (compare: (seen: number, wanted: number) => boolean): Matcher =>
  (wanted, seen) =>
    typeof seen === 'number' && typeof wanted === 'number' ? compare(seen, wanted) : undefined;

const matchers: Readonly<Record<MatcherName, Matcher>> = {
  equals: (wanted, seen) => (seen === undefined ? undefined : isDeepStrictEqual(wanted, seen)),
  not: (wanted, seen) => opposite(matches(wanted, seen)),
  above: numbers((seen, wanted) => seen > wanted),
  below: numbers((seen, wanted) => seen < wanted),
  atLeast: numbers((seen, wanted) => seen >= wanted),
  atMost: numbers((seen, wanted) => seen <= wanted),
  /** Equal to a cent, for sums of dollars. */
  near: numbers((seen, wanted) => Math.abs(seen - wanted) < 0.005),
  matches: (wanted, seen) => {
    const pattern = regexOf(wanted);
    return typeof seen === 'string' && pattern !== undefined ? pattern.test(seen) : undefined;
  },
  contains: (wanted, seen) => {
    if (typeof seen === 'string') return seen.includes(String(wanted));
    return Array.isArray(seen) ? seen.some((item) => matches(wanted, item) === true) : undefined;
  },
  length: (wanted, seen) =>
    typeof seen === 'string' || Array.isArray(seen) ? matches(wanted, seen.length) : undefined,
  exists: (wanted, seen) => (seen !== undefined) === wanted,
  oneOf: (wanted, seen) => {
    if (!Array.isArray(wanted)) return undefined;
    if (wanted.some((each) => matches(each, seen) === true)) return true;
    return seen === undefined ? undefined : false;
  },
};

const opposite = (verdict: Verdict): Verdict => (verdict === undefined ? undefined : !verdict);

/**
 * A plain value must be equal. A map of matchers (`{above: 5}`) must all hold; any other map must
 * be part of the actual value, an empty one is the empty map, and a list must match item by item.
 * What is not there matches nothing but `exists`.
 */
export const matches = (wanted: unknown, seen: unknown): Verdict => {
  if (isMap(wanted) && isMatchers(wanted)) {
    return all(
      Object.entries(wanted).map(([name, inner]) => matchers[name as MatcherName](inner, seen)),
    );
  }
  if (seen === undefined) return undefined;
  if (Array.isArray(wanted)) {
    if (!Array.isArray(seen) || seen.length !== wanted.length) return false;
    return all(wanted.map((each, at) => matches(each, seen[at])));
  }
  if (!isMap(wanted)) return Object.is(wanted, seen);
  if (!isMap(seen)) return false;
  const entries = Object.entries(wanted);
  if (entries.length === 0) return Object.keys(seen).length === 0;
  return all(entries.map(([name, inner]) => matches(inner, placeIn(seen, name))));
};

const all = (verdicts: readonly Verdict[]): Verdict => {
  if (verdicts.includes(undefined)) return undefined;
  return verdicts.every((verdict) => verdict === true);
};

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

import { isDeepStrictEqual } from 'node:util';
import { placeIn } from '#cli/scenario/places.ts';
import type { Expectation } from '#cli/scenario/scenario.ts';
import type { StepOutcome } from '#cli/scenario/step-outcome.ts';

/** One expectation that was not met. */
export interface Unmet {
  /** Where: `exit`, `error.code`, `data.cart[0].quantity`. */
  readonly what: string;
  readonly expected: unknown;
  readonly seen: unknown;
}

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
    .filter(([, wanted, seen]) => !matches(wanted, seen))
    .map(([what, wanted, seen]) => ({ what, expected: wanted, seen }));
};

type Matcher = (wanted: unknown, seen: unknown) => boolean;

const numbers =
  (compare: (seen: number, wanted: number) => boolean): Matcher =>
  (wanted, seen) =>
    typeof seen === 'number' && typeof wanted === 'number' && compare(seen, wanted);

const matchers: Readonly<Record<string, Matcher>> = {
  equals: (wanted, seen) => isDeepStrictEqual(wanted, seen),
  not: (wanted, seen) => !matches(wanted, seen),
  above: numbers((seen, wanted) => seen > wanted),
  below: numbers((seen, wanted) => seen < wanted),
  atLeast: numbers((seen, wanted) => seen >= wanted),
  atMost: numbers((seen, wanted) => seen <= wanted),
  /** Equal to a cent, for sums of dollars. */
  near: numbers((seen, wanted) => Math.abs(seen - wanted) < 0.005),
  matches: (wanted, seen) => typeof seen === 'string' && new RegExp(String(wanted), 'u').test(seen),
  contains: (wanted, seen) =>
    typeof seen === 'string'
      ? seen.includes(String(wanted))
      : Array.isArray(seen) && seen.some((item) => matches(wanted, item)),
  length: (wanted, seen) =>
    (typeof seen === 'string' || Array.isArray(seen)) && matches(wanted, seen.length),
  exists: (wanted, seen) => (seen !== undefined) === wanted,
  oneOf: (wanted, seen) => Array.isArray(wanted) && wanted.some((each) => matches(each, seen)),
};

/**
 * A plain value must be equal. A map of matchers (`{above: 5}`) must all hold; any other map must
 * be part of the actual value, and a list must match item by item.
 */
const matches = (wanted: unknown, seen: unknown): boolean => {
  if (Array.isArray(wanted)) {
    return (
      Array.isArray(seen) &&
      seen.length === wanted.length &&
      wanted.every((each, at) => matches(each, seen[at]))
    );
  }
  if (typeof wanted !== 'object' || wanted === null) return Object.is(wanted, seen);
  const entries = Object.entries(wanted);
  if (entries.length > 0 && entries.every(([name]) => Object.hasOwn(matchers, name))) {
    return entries.every(([name, inner]) => matchers[name]?.(inner, seen) === true);
  }
  return (
    typeof seen === 'object' &&
    seen !== null &&
    entries.every(([name, inner]) => matches(inner, placeIn(seen, name)))
  );
};

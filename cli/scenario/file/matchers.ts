import { slipsBetween } from '#domain/search/spelling.ts';

/** What an expectation may ask of a value, beside being equal to one. */
const matcherNames = [
  'equals',
  'not',
  'above',
  'below',
  'atLeast',
  'atMost',
  'near',
  'matches',
  'contains',
  'length',
  'exists',
  'oneOf',
] as const;

export type MatcherName = (typeof matcherNames)[number];

export const isMatcher = (name: string): name is MatcherName =>
  matcherNames.some((known) => known === name);

/** A map of matchers and nothing else: `{above: 5}`. */
export const isMatchers = (map: object): boolean => {
  const names = Object.keys(map);
  return names.length > 0 && names.every(isMatcher);
};

/** Undefined when the text is no regular expression. */
export const regexOf = (text: unknown): RegExp | undefined => {
  try {
    return new RegExp(String(text), 'u');
  } catch {
    return undefined;
  }
};

const isNumber = (value: unknown): boolean => typeof value === 'number';

/** What a matcher can be given; with anything else it could never be met. */
const takes: Readonly<Partial<Record<MatcherName, (wanted: unknown) => boolean>>> = {
  above: isNumber,
  below: isNumber,
  atLeast: isNumber,
  atMost: isNumber,
  near: isNumber,
  exists: (wanted) => typeof wanted === 'boolean',
  oneOf: (wanted) => Array.isArray(wanted) && wanted.length > 0,
};

export const mayBeGiven = (name: MatcherName, wanted: unknown): boolean =>
  takes[name]?.(wanted) ?? true;

/** What other tools call matchers; no answer of the shop has fields of these names. */
const namesElsewhere: Readonly<Record<string, MatcherName>> = {
  eq: 'equals',
  ne: 'not',
  gt: 'above',
  gte: 'atLeast',
  lt: 'below',
  lte: 'atMost',
  greaterThan: 'above',
  lessThan: 'below',
  closeTo: 'near',
  regex: 'matches',
  regexp: 'matches',
  pattern: 'matches',
  includes: 'contains',
  has: 'contains',
  in: 'oneOf',
  anyOf: 'oneOf',
};

/**
 * The names in a map that were meant to be matchers and are none, each with the matcher that comes
 * near: beside a matcher every name is one, and alone those that are nearly one.
 */
export const wrongMatchers = (
  map: object,
): readonly { readonly name: string; readonly meant: MatcherName | undefined }[] => {
  const names = Object.keys(map);
  const isMixed = names.some(isMatcher);
  return names
    .filter((name) => !isMatcher(name))
    .map((name) => ({ name, meant: nearest(name) }))
    .filter(({ meant }) => isMixed || meant !== undefined);
};

const nearest = (name: string): MatcherName | undefined =>
  (Object.hasOwn(namesElsewhere, name) ? namesElsewhere[name] : undefined) ??
  matcherNames.find(
    (known) => known.length > 4 && slipsBetween(name.toLowerCase(), known.toLowerCase(), 1) <= 1,
  ) ??
  matcherNames.find((known) => known.toLowerCase() === name.toLowerCase());

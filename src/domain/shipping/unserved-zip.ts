import { shipsTo, states } from '#domain/shipping/states.ts';
import { statesOfPrefix } from '#domain/shipping/zip-prefixes.ts';
import type { ZipVerdict } from '#domain/shipping/zip-verdict.ts';
import type { Problem } from '#domain/validation/problem.ts';
import { trimmed } from '#domain/validation/typed-text.ts';

/** Where the post office goes and the shop does not, beside the states (CHK-20). */
const territories: Readonly<Record<string, string>> = {
  PR: 'Puerto Rico',
  VI: 'U.S. Virgin Islands',
  GU: 'Guam',
  AS: 'American Samoa',
  MP: 'Northern Mariana Islands',
  AA: 'Armed Forces Americas',
  AE: 'Armed Forces Europe',
  AP: 'Armed Forces Pacific',
};

const nameOf = (code: string): string =>
  states.find(([known]) => known === code)?.[1] ?? territories[code] ?? code;

/** "Honolulu, Hawaii"; the state alone where the city is not known. */
export const placeName = ({
  state,
  city,
}: {
  readonly state: string;
  readonly city?: string;
}): string => (city === undefined ? nameOf(state) : `${city}, ${nameOf(state)}`);

/**
 * The problem of a zip in a place nothing is sent to, which is named; none for a zip that is served, is
 * unknown, or is no zip. Without a place, the first three digits say the state.
 */
export const unservedZipProblem = (
  value: string,
  place?: { readonly state: string; readonly city?: string },
): Problem | undefined => {
  const zip = trimmed(value);
  if (!/^[0-9]{5}$/.test(zip)) return undefined;
  const [state] = place === undefined ? statesOfPrefix(zip.slice(0, 3)) : [place.state];
  if (state === undefined || shipsTo(state)) return undefined;
  return { key: 'zip.notServed', values: { zip, where: placeName(place ?? { state }) } };
};

/**
 * What is wrong with a zip the shop said no to: a place nothing is sent to, another state than the one that
 * was asked about with it, or no zip at all.
 */
export const refusedZipProblem = (
  value: string,
  { valid, state, city }: Pick<ZipVerdict, 'valid' | 'state' | 'city'>,
): Problem | undefined => {
  if (valid) return undefined;
  if (state === undefined) return { key: 'zip.unknown' };
  return unservedZipProblem(value, { state, ...(city && { city }) }) ?? { key: 'zip.state' };
};

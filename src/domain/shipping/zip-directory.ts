import { statesOfPrefix } from '#domain/shipping/zip-prefixes.ts';

/** US zip codes and their places, packed: 42,000 zips in about 1 MB, found by binary search. */
export interface ZipDirectory {
  /** Ascending. */
  readonly zips: Uint32Array;
  /** For each zip, the index of its place in `places`. */
  readonly placeOf: Uint32Array;
  readonly places: readonly Place[];
}

export interface Place {
  readonly city: string;
  /** Two capital letters. */
  readonly state: string;
}

/** What is known about a zip; of a zip newer than the directory only the state is known. */
export type ZipFinding =
  | { readonly status: 'known'; readonly city: string; readonly state: string }
  | { readonly status: 'known-state'; readonly state: string }
  | { readonly status: 'unknown' };

const entry = /^([0-9]{5})\|([^|]+)\|([A-Z]{2})$/;

/**
 * Reads lines of `zip|city|state` in any order; other lines are notes and are passed over.
 * When a zip comes twice, the last line counts.
 */
export const parseZipDirectory = (text: string): ZipDirectory => {
  const places: Place[] = [];
  const placeNumbers = new Map<string, number>();
  const found = new Map<number, number>();
  for (const line of text.split('\n')) {
    const [, zip, city, state] = entry.exec(line.trimEnd()) ?? [];
    if (zip === undefined || city === undefined || state === undefined) continue;
    const key = `${city}|${state}`;
    const number = placeNumbers.get(key) ?? places.push({ city, state }) - 1;
    placeNumbers.set(key, number);
    found.set(Number(zip), number);
  }
  const entries = [...found].sort(([a], [b]) => a - b);
  return {
    zips: Uint32Array.from(entries, ([zip]) => zip),
    placeOf: Uint32Array.from(entries, ([, place]) => place),
    places,
  };
};

/** The place of a zip. Anything but five digits is unknown. */
export const lookUpZip = (directory: ZipDirectory, zip: string): ZipFinding => {
  if (!/^[0-9]{5}$/.test(zip)) return { status: 'unknown' };
  const place = placeAt(directory, Number(zip));
  if (place !== undefined) return { status: 'known', ...place };
  const [state] = statesOfPrefix(zip.slice(0, 3));
  return state === undefined ? { status: 'unknown' } : { status: 'known-state', state };
};

/**
 * Whether a zip may be in a state, in any letter case. A zip the directory does not list may
 * be in every state that has zips with the same first three digits.
 */
export const zipLiesIn = (directory: ZipDirectory, zip: string, state: string): boolean => {
  const finding = lookUpZip(directory, zip);
  const wanted = state.trim().toUpperCase();
  switch (finding.status) {
    case 'known':
      return finding.state === wanted;
    case 'known-state':
      return statesOfPrefix(zip.slice(0, 3)).includes(wanted);
    case 'unknown':
      return false;
  }
};

const placeAt = (directory: ZipDirectory, zip: number): Place | undefined => {
  let low = 0;
  let high = directory.zips.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const at = directory.zips[middle] ?? 0;
    if (at === zip) return directory.places[directory.placeOf[middle] ?? -1];
    if (at < zip) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
};

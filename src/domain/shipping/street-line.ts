import {
  bareStreets,
  directions,
  streetSuffixes,
  unitWords,
} from '#domain/shipping/street-words.ts';

/** The parts of a street line, in postal capitals; a missing part is empty. */
export interface StreetLine {
  readonly houseNumber: string;
  /** Direction, name, suffix and direction: `N MAIN ST NW`. */
  readonly street: string;
  /** Flat, floor or door: `APT 4`. */
  readonly unit: string;
  /** False for `12 MAIN`: the shopper has to say street, avenue or road. */
  readonly hasSuffix: boolean;
}

/** Capitals, single spaces, no full stops or commas; `#4` becomes `# 4`. */
export const postalCapitals = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[.,]/g, ' ')
    .replace(/#(\s*#)*/g, ' # ')
    .replace(/\s+/g, ' ')
    .trim();

const words = (text: string): readonly string[] => {
  const capitals = postalCapitals(text);
  return capitals === '' ? [] : capitals.split(' ');
};

export const readStreetLine = (line: string): StreetLine => {
  const all = words(line);
  const numbered = all.length > 1 && isHouseNumber(all[0] ?? '');
  const rest = numbered ? all.slice(1) : all;
  const unitAt = rest.findIndex(
    (word, index) => index > 0 && index < rest.length - 1 && isUnitStart(rest, index, word),
  );
  const street = unitAt === -1 ? rest : rest.slice(0, unitAt);
  const unit = unitAt === -1 ? [] : rest.slice(unitAt);
  return {
    houseNumber: numbered ? (all[0] ?? '') : '',
    street: shortened(street).join(' '),
    unit: shortenedUnit(unit).join(' '),
    hasSuffix: street.some((word) => streetSuffixes.has(word) || bareStreets.has(word)),
  };
};

/** `12`, `12-34` and `N6W23001` are house numbers; `5TH` is the name of a street. */
const isHouseNumber = (word: string): boolean =>
  /[0-9]/.test(word) && !/^[0-9]+(ST|ND|RD|TH)$/.test(word);

/** `100 UNIT ST` and `5 FLOOR RD` are streets: a unit word counts only with a unit number after it. */
const isUnitStart = (street: readonly string[], index: number, word: string): boolean => {
  if (!unitWords.has(word)) return false;
  const next = street[index + 1] ?? '';
  const door = next === '#' ? (street[index + 2] ?? '') : next;
  // A letter is a unit number, unless it may be the direction at the end of the street.
  return /[0-9]|^[A-Z]$/.test(door) && !directions.has(door);
};

/** The line in postal form: number, street and unit. */
export const writeStreetLine = (line: StreetLine): string =>
  [line.houseNumber, line.street, line.unit].filter((part) => part !== '').join(' ');

/** A unit in a line of its own: `Apartment 4` becomes `APT 4`. */
export const readUnit = (text: string): string => shortenedUnit(words(text)).join(' ');

const shortenedUnit = (unit: readonly string[]): readonly string[] => {
  const short = unit.map((word) => unitWords.get(word) ?? word);
  // `APT # 4` says the same as `APT 4`.
  return short.filter(
    (word, index) => !(word === '#' && index > 0 && unitWords.has(short[index - 1] ?? '')),
  );
};

/**
 * Only the outer words are abbreviated: a direction at the start or end, and the last suffix.
 * `PARK AVENUE NORTH` becomes `PARK AVE N`; in `NORTH STREET` the name `NORTH` stays.
 */
const shortened = (street: readonly string[]): readonly string[] => {
  const result = [...street];
  const last = result.length - 1;
  const endsWithDirection = last > 1 && directions.has(result[last] ?? '');
  if (endsWithDirection) result[last] = directions.get(result[last] ?? '') ?? '';
  const suffixAt = endsWithDirection ? last - 1 : last;
  const suffix = suffixAt > 0 ? streetSuffixes.get(result[suffixAt] ?? '') : undefined;
  if (suffix !== undefined) result[suffixAt] = suffix;
  if (suffixAt > 1 && directions.has(result[0] ?? '')) {
    result[0] = directions.get(result[0] ?? '') ?? '';
  }
  return result;
};

import {
  postalCapitals,
  readStreetLine,
  readUnit,
  type StreetLine,
  writeStreetLine,
} from '#domain/shipping/street-line.ts';
import { unitWords } from '#domain/shipping/street-words.ts';
import { lookUpZip, type ZipDirectory, zipLiesIn } from '#domain/shipping/zip-directory.ts';

/** One address to verify, as the party is asked. */
export interface Lookup {
  readonly street: string;
  readonly secondary: string;
  readonly city: string;
  readonly state: string;
  readonly zipcode: string;
}

/** An address where mail is delivered, in capitals. */
export interface Delivery {
  readonly line: StreetLine;
  readonly city: string;
  readonly state: string;
  readonly zipcode: string;
}

/** Invented streets that give each answer, for tests and demonstrations. */
const trialStreets = {
  ambiguous: 'AMBIGUOUS LN',
  noMatch: 'NOMATCH LN',
  down: 'UPSDOWN LN',
} as const;

/** True for the street at which the sandbox's service fails. */
export const isTrialOutage = ({ street }: Lookup): boolean =>
  readStreetLine(street).street === trialStreets.down;

/**
 * Where mail is delivered that is addressed like this. The sandbox has no list of every house: each number on a street
 * of a good form in a zip code of the directory is one. A street without its suffix may be three, one without a
 * number is none.
 */
export const knownAddresses = (zips: ZipDirectory, lookup: Lookup): readonly Delivery[] => {
  const line = withSecondary(readStreetLine(lookup.street), readUnit(lookup.secondary));
  if (line.houseNumber === '' || line.street === '') return [];
  if (line.street === trialStreets.noMatch) return [];
  const { zipcode } = lookup;
  const state = lookup.state.trim().toUpperCase();
  if (!zipLiesIn(zips, zipcode, state)) return [];
  const place = lookUpZip(zips, zipcode);
  // The city of a zip newer than the directory is not known.
  const city = postalCapitals(place.status === 'known' ? place.city : lookup.city);
  return completed(line).map((likely) => ({
    // With an added suffix a leading direction is abbreviated, so each line is read again.
    line: readStreetLine(writeStreetLine(likely)),
    city,
    state,
    zipcode,
  }));
};

/** Only a unit of a usual form is one; other words of a second line are no part of an address. */
const withSecondary = (line: StreetLine, secondary: string): StreetLine => {
  const [designator = '', ...number] = secondary.split(' ');
  const isUnit = [...unitWords.values()].includes(designator) && number.length === 1;
  return line.unit === '' && isUnit ? { ...line, unit: secondary } : line;
};

const completed = (line: StreetLine): readonly StreetLine[] => {
  const ends =
    line.street === trialStreets.ambiguous ? ['N', 'S'] : line.hasSuffix ? [] : ['ST', 'AVE', 'RD'];
  return ends.length === 0
    ? [line]
    : ends.map((end) => ({ ...line, street: `${line.street} ${end}` }));
};

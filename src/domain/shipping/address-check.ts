import type { Address } from '#domain/shipping/address.ts';
import {
  postalCapitals,
  readStreetLine,
  readUnit,
  type StreetLine,
  writeStreetLine,
} from '#domain/shipping/street-line.ts';
import { cityWords } from '#domain/shipping/street-words.ts';
import { lookUpZip, type ZipDirectory, zipLiesIn } from '#domain/shipping/zip-directory.ts';

/** The result of an address check. The rules are ours and deterministic. */
export type AddressCheck =
  | {
      readonly kind: 'valid';
      /** In postal form, in capitals. */
      readonly address: Address;
      /** True when more changed than letter case, punctuation and standard abbreviations. */
      readonly corrected: boolean;
    }
  | { readonly kind: 'ambiguous'; readonly candidates: readonly Address[] }
  | { readonly kind: 'no-match' }
  /** The service is down: the entered address is accepted. */
  | { readonly kind: 'unavailable' };

/** Invented streets that produce each result, for tests and demonstrations. */
const trialStreets = {
  ambiguous: 'AMBIGUOUS LN',
  noMatch: 'NOMATCH LN',
  unavailable: 'UPSDOWN LN',
} as const;

/** Longest address line (ADDR-03); longer ones are split into two, never cut off. */
export const longestLine = 30;

/** Checks a US address against the zip directory and the shape of its street line. */
export const checkAddress = (directory: ZipDirectory, entered: Address): AddressCheck => {
  const { line, details } = readLines(entered);
  if (line.street === trialStreets.unavailable) return { kind: 'unavailable' };
  if (line.street === trialStreets.noMatch) return { kind: 'no-match' };
  if (line.street === '') return { kind: 'no-match' };

  const zip = entered.zipcode.trim();
  if (!zipLiesIn(directory, zip, entered.state)) return { kind: 'no-match' };

  const place = lookUpZip(directory, zip);
  // The city of a zip newer than the directory is not known.
  const city = postalCapitals(place.status === 'known' ? place.city : entered.city);
  const candidates = likelyLines(line).map(
    (likely): Address => ({
      ...entered,
      ...dividedLines(likely, details),
      city,
      state: entered.state.trim().toUpperCase(),
      zipcode: zip,
    }),
  );
  const [only, ...others] = candidates;
  return only !== undefined && others.length === 0 && sameCity(city, entered.city)
    ? { kind: 'valid', address: only, corrected: differs(entered, only) }
    : { kind: 'ambiguous', candidates };
};

/** A street line that continues in the second line is read as one. */
const readLines = (entered: Address): { readonly line: StreetLine; readonly details: string } => {
  const line = readStreetLine(entered.address);
  const details = readUnit(entered.addressDetails);
  if (line.hasSuffix || details === '') return { line, details };
  const whole = readStreetLine(`${entered.address} ${entered.addressDetails}`);
  return whole.hasSuffix ? { line: whole, details: '' } : { line, details };
};

/** The street lines the shopper may mean; exactly one when the line is unambiguous. */
const likelyLines = (line: StreetLine): readonly StreetLine[] =>
  // With an added suffix a leading direction is abbreviated, so each line is parsed again.
  completed(line).map((likely) => readStreetLine(writeStreetLine(likely)));

const completed = (line: StreetLine): readonly StreetLine[] => {
  if (line.street === trialStreets.ambiguous) {
    return ['N', 'S'].map((end) => ({ ...line, street: `${line.street} ${end}` }));
  }
  if (line.houseNumber === '') {
    const street = line.hasSuffix ? line.street : `${line.street} ST`;
    return ['1-99', '100-199', '200-299'].map((houseNumber) => ({ ...line, street, houseNumber }));
  }
  if (!line.hasSuffix) {
    return ['ST', 'AVE', 'RD'].map((suffix) => ({ ...line, street: `${line.street} ${suffix}` }));
  }
  return [line];
};

/** A unit moves to the second line when that is empty; so do the last words of a long line. */
const dividedLines = (
  line: StreetLine,
  details: string,
): Pick<Address, 'address' | 'addressDetails'> => {
  const full = writeStreetLine(line);
  if (details === '' && line.unit !== '') {
    const street = writeStreetLine({ ...line, unit: '' });
    if (street.length <= longestLine) return { address: street, addressDetails: line.unit };
  }
  if (full.length <= longestLine) return { address: full, addressDetails: details };
  const cut = full.lastIndexOf(' ', longestLine);
  // A single word longer than a line stays whole; the address rule refuses it.
  if (cut <= 0) return { address: full, addressDetails: details };
  const moved = full.slice(cut + 1);
  return {
    address: full.slice(0, cut),
    addressDetails: details === '' ? moved : `${moved} ${details}`,
  };
};

const sameCity = (known: string, entered: string): boolean =>
  cityKey(known) === cityKey(postalCapitals(entered));

/** `ST. LOUIS` and `Saint Louis` are one city, and so are `Coeur d'Alene` and `COEUR D ALENE`. */
const cityKey = (capitals: string): string =>
  capitals
    .replace(/-/g, ' ')
    .replace(/'/g, '')
    .split(' ')
    .map((word, index) => (index === 0 ? (cityWords.get(word) ?? word) : word))
    .join('');

const differs = (entered: Address, checked: Address): boolean =>
  checked.address !== writeStreetLine(readStreetLine(entered.address)) ||
  checked.addressDetails !== readUnit(entered.addressDetails);

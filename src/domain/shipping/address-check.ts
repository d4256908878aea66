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

/** How an address check ends. The rules are ours and always give the same answer. */
export type AddressCheck =
  | {
      readonly kind: 'valid';
      /** As the post writes it, in capitals. */
      readonly address: Address;
      /** True when more changed than letter case, punctuation and usual short forms. */
      readonly corrected: boolean;
    }
  | { readonly kind: 'ambiguous'; readonly candidates: readonly Address[] }
  | { readonly kind: 'no-match' }
  /** The service is down: the sale goes on with the address as it was entered. */
  | { readonly kind: 'unavailable' };

/** Streets that let anybody see each outcome; no such streets exist. */
const trialStreets = {
  ambiguous: 'AMBIGUOUS LN',
  noMatch: 'NOMATCH LN',
  unavailable: 'UPSDOWN LN',
} as const;

/** Longest address line (ADDR-03); longer ones are divided, never cut off. */
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
  // A zip newer than the directory says nothing about its city.
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

/** A street line that ran on into the second line is read as one. */
const readLines = (entered: Address): { readonly line: StreetLine; readonly details: string } => {
  const line = readStreetLine(entered.address);
  const details = readUnit(entered.addressDetails);
  if (line.hasSuffix || details === '') return { line, details };
  const whole = readStreetLine(`${entered.address} ${entered.addressDetails}`);
  return whole.hasSuffix ? { line: whole, details: '' } : { line, details };
};

/** The street lines the shopper may have meant; one when nothing is left open. */
const likelyLines = (line: StreetLine): readonly StreetLine[] =>
  // An added suffix makes a leading direction one that is shortened, so each is read afresh.
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

/** A unit moves to the second line when that is free; so do the last words of a long line. */
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
  // One word longer than a line stays whole: the address rule will speak up.
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

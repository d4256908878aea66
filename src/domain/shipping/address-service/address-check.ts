import type { Address } from '#domain/shipping/address.ts';
import { cutAtWord } from '#domain/shipping/fitted-address.ts';
import {
  postalCapitals,
  readStreetLine,
  readUnit,
  writeStreetLine,
} from '#domain/shipping/street-line.ts';
import { cityWords } from '#domain/shipping/street-words.ts';
import { inputLimits } from '#domain/validation/input-limits.ts';

/** What the address service is asked: the place and the street, as the shopper wrote them. */
export interface AddressQuestion {
  readonly street: string;
  /** Flat, floor or door in a line of its own; may be empty. */
  readonly secondary: string;
  readonly city: string;
  readonly state: string;
  readonly zipcode: string;
}

/** An address the service knows: where mail is delivered. */
export interface KnownAddress {
  /** House number and street, without the unit. */
  readonly street: string;
  /** `Apt 4`, or empty. */
  readonly unit: string;
  readonly city: string;
  /** Two letters. */
  readonly state: string;
  /** Five digits. */
  readonly zipcode: string;
}

/** What comes of an address check. */
export type AddressCheck =
  | {
      readonly kind: 'valid';
      /** In postal form, in capitals. */
      readonly address: Address;
      /** True when more changed than letter case, punctuation and standard abbreviations. */
      readonly corrected: boolean;
    }
  | { readonly kind: 'ambiguous'; readonly candidates: readonly Address[] }
  | { readonly kind: 'no-match' };

/** The question about an address; a street line that continues in the second line is asked as one. */
export const addressQuestion = (entered: Address): AddressQuestion => {
  const { city, state, zipcode } = entered;
  const place = {
    city: city.trim(),
    state: state.trim().toUpperCase(),
    zipcode: zipcode.trim(),
  };
  return isOneLine(entered)
    ? { street: `${entered.address} ${entered.addressDetails}`.trim(), secondary: '', ...place }
    : { street: entered.address.trim(), secondary: entered.addressDetails.trim(), ...place };
};

/** What is made of the addresses the service knows for a typed one, the likeliest first. */
export const checkedAddress = (entered: Address, known: readonly KnownAddress[]): AddressCheck => {
  const fitted = known.map((one) => inOurForm(entered, one));
  const candidates = fitted.filter(
    (one, index) => fitted.findIndex((other) => isEqual(one, other)) === index,
  );
  const [only, ...others] = candidates;
  if (only === undefined) return { kind: 'no-match' };
  return others.length === 0 && isSamePlace(only, entered)
    ? { kind: 'valid', address: only, corrected: differs(entered, only) }
    : { kind: 'ambiguous', candidates };
};

/** `12 Legacy` and `Drive Apt 4` are one line: the first lacks what the second begins with. */
const isOneLine = ({ address, addressDetails }: Address): boolean =>
  readUnit(addressDetails) !== '' &&
  !readStreetLine(address).hasSuffix &&
  readStreetLine(`${address} ${addressDetails}`).hasSuffix;

/** Names are the shopper's; a second line of hers that is not the unit stays. */
const inOurForm = (entered: Address, known: KnownAddress): Address => {
  const details = isOneLine(entered) ? '' : readUnit(entered.addressDetails);
  const unit = readUnit(known.unit);
  const isUnitApart = details === '' || isSameDoor(details, unit);
  const street = postalCapitals(known.street);
  const line = isUnitApart ? street : joined(street, unit);
  // Longer lines are split into two, never cut off (ADDR-03).
  const [address, moved] = cutAtWord(line, inputLimits.addressLongest);
  return {
    firstName: entered.firstName,
    lastName: entered.lastName,
    address,
    addressDetails: joined(moved, isUnitApart ? unit : details),
    city: postalCapitals(known.city),
    state: known.state.toUpperCase(),
    zipcode: known.zipcode,
  };
};

const joined = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(' ');

/** `# 4` and `APT 4` are one door: a service knows which word is right. */
const isSameDoor = (details: string, unit: string): boolean =>
  details === unit ||
  (unit !== '' && /^\S+ \S+$/.test(details) && details.split(' ')[1] === unit.split(' ')[1]);

const isEqual = (one: Address, other: Address): boolean =>
  one.address === other.address &&
  one.addressDetails === other.addressDetails &&
  one.city === other.city &&
  one.state === other.state &&
  one.zipcode === other.zipcode;

const isSamePlace = (known: Address, entered: Address): boolean =>
  cityKey(known.city) === cityKey(postalCapitals(entered.city)) &&
  known.state === entered.state.trim().toUpperCase() &&
  known.zipcode === entered.zipcode.trim();

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

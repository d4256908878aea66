import type { Address, Contact } from '#domain/shipping/address.ts';
import { states } from '#domain/shipping/states.ts';
import { cutAtWord, fittedName } from '#domain/validation/fitted-name.ts';
import { inputLimits } from '#domain/validation/input-limits.ts';
import { phoneDigits } from '#domain/validation/phone.ts';
import { lengthOf, tidied, trimmed } from '#domain/validation/typed-text.ts';

/**
 * A contact as a wallet keeps it, in its owner's writing. Before the shopper approves it has no name,
 * street, e-mail or phone.
 */
export interface WalletContact {
  readonly givenName?: string;
  readonly familyName?: string;
  readonly emailAddress?: string;
  readonly phoneNumber?: string;
  readonly addressLines?: readonly string[];
  readonly locality?: string;
  readonly administrativeArea?: string;
  readonly postalCode?: string;
  readonly countryCode?: string;
}

/** A contact in the shop's own form. */
export interface WalletDelivery {
  readonly contact: Contact;
  readonly address: Address;
  /** Capital letters; empty when the wallet names none. */
  readonly country: string;
}

/**
 * A wallet's contact in the shop's form: people write states in words or small letters, zips with
 * four more digits and phones with +1. Names lose the characters the shop does not take, long ones
 * are cut at a word; a long street goes on in the second line. The rules of the checkout come after.
 */
export const deliveryOf = (wallet: WalletContact): WalletDelivery => ({
  contact: {
    email: trimmed(wallet.emailAddress ?? ''),
    phoneNumber: phoneOf(wallet.phoneNumber ?? ''),
  },
  address: {
    firstName: fittedName(wallet.givenName ?? ''),
    lastName: fittedName(wallet.familyName ?? ''),
    ...linesOf(wallet.addressLines ?? []),
    city: tidied(wallet.locality ?? ''),
    state: stateOf(wallet.administrativeArea ?? ''),
    zipcode: zipOf(wallet.postalCode ?? ''),
  },
  country: trimmed(wallet.countryCode ?? '').toUpperCase(),
});

/** The contact a wallet begins with: what the checkout has already. */
export const walletContactOf = (
  { email, phoneNumber }: Contact,
  { firstName, lastName, address, addressDetails, city, state, zipcode }: Address,
): WalletContact => ({
  givenName: firstName,
  familyName: lastName,
  emailAddress: email,
  phoneNumber,
  addressLines: [address, addressDetails].filter((line) => line !== ''),
  locality: city,
  administrativeArea: state,
  postalCode: zipcode,
  countryCode: 'US',
});

const byName = new Map(states.map(([code, name]) => [name.toUpperCase(), code]));

const stateOf = (text: string): string => {
  const written = trimmed(text).toUpperCase();
  return byName.get(written) ?? written;
};

const zipOf = (text: string): string => {
  const zip = trimmed(text);
  return /^(\d{5})[- ]?\d{4}$/.exec(zip)?.[1] ?? zip;
};

/** Dashes and strokes of any kind; a country code without its plus. */
const phoneOf = (text: string): string =>
  phoneDigits(text.replace(/[/\u2010-\u2015]/g, '-')).replace(/^1(?=\d{10}$)/, '');

const linesOf = (lines: readonly string[]): Pick<Address, 'address' | 'addressDetails'> => {
  const [first = '', ...rest] = lines.map(lineOf).filter((line) => line !== '');
  const head = cutAtWord(first, inputLimits.addressLongest);
  // A single word longer than a line stays whole; the address rule refuses it.
  const isCut = lengthOf(head) < lengthOf(first) && first.charAt(head.length) === ' ';
  const tail = isCut ? [first.slice(head.length + 1)] : [];
  return {
    address: isCut ? withoutComma(head) : first,
    addressDetails: [...tail, ...rest].join(' '),
  };
};

const lineOf = (text: string): string =>
  oneSpaced(tidied(text).replace(/[^\p{L}\p{M}0-9 '.#,/-]/gu, ' '));

const withoutComma = (line: string): string => line.replace(/,$/, '');

const oneSpaced = (text: string): string => trimmed(text.replace(/ {2,}/g, ' '));

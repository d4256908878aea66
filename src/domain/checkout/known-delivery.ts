import {
  type AccountAddress,
  defaultAddress,
  shippingAddresses,
} from '#domain/account/address-book.ts';
import type { Customer } from '#domain/account/customer.ts';
import { type Address, type Contact, emptyAddress } from '#domain/shipping/address.ts';

type Parts<Whole> = { readonly [Name in keyof Whole]?: string | undefined };

/** What was given of who orders and where it goes; an account may know what is undefined. */
export interface GivenDelivery {
  readonly contact: Parts<Contact>;
  readonly address: Parts<Address>;
  /** Id of an address of the account, or `default`. */
  readonly savedAddress?: string | undefined;
}

export type DeliveryPart = keyof Address | keyof Contact;

/** Who orders and where it goes; what nobody knows is empty. */
export interface KnownDelivery {
  readonly contact: Contact;
  readonly address: Address;
  /** The address of the account it is taken from. */
  readonly stored?: AccountAddress;
  /** What somebody still has to say. */
  readonly missing: readonly DeliveryPart[];
}

/** The seven fields alone, without what an address book adds to them. */
export const plainAddress = (address: Address): Address => ({
  firstName: address.firstName,
  lastName: address.lastName,
  address: address.address,
  addressDetails: address.addressDetails,
  city: address.city,
  state: address.state,
  zipcode: address.zipcode,
});

/**
 * What is given, and what the account knows where nothing is (CHK-08): its contact, the address that
 * is named, or the default one when no place is given at all. Undefined when the account has no
 * address of that name.
 */
export const knownDelivery = (
  { contact, address, savedAddress }: GivenDelivery,
  customer: Customer | undefined,
): KnownDelivery | undefined => {
  const known = customer?.accountContacts;
  const stored = storedFor(savedAddress, address, customer?.accountAddresses ?? []);
  if (savedAddress !== undefined && stored === undefined) return undefined;
  const { firstName = '', lastName = '' } = known ?? {};
  const delivery = {
    contact: {
      email: contact.email ?? known?.email ?? '',
      phoneNumber: contact.phoneNumber ?? known?.phoneNumber ?? '',
    },
    address: {
      ...(stored === undefined ? { ...emptyAddress, firstName, lastName } : plainAddress(stored)),
      ...givenParts(address),
    },
  };
  const missing = missingParts(
    { ...delivery.address, ...delivery.contact },
    { ...address, ...contact },
  );
  return { ...delivery, ...(stored && { stored }), missing };
};

const storedFor = (
  wanted: string | undefined,
  { address, city, state, zipcode }: Parts<Address>,
  all: readonly AccountAddress[],
): AccountAddress | undefined => {
  const book = shippingAddresses(all);
  const isPlaceGiven = [address, city, state, zipcode].some(Boolean);
  const id = wanted ?? (isPlaceGiven ? undefined : 'default');
  return id === 'default' ? defaultAddress(book) : book.find((kept) => kept.id === id);
};

const givenParts = (address: Parts<Address>): Partial<Address> =>
  Object.fromEntries(Object.entries(address).filter(([, part]) => part !== undefined));

/** In the order a form asks. Nobody has to live on a floor. */
const required: readonly DeliveryPart[] = [
  ...(['firstName', 'lastName', 'address', 'city', 'state', 'zipcode'] as const),
  ...(['email', 'phoneNumber'] as const),
];

/** What was given empty is somebody's answer, which the rules of the step judge. */
const missingParts = (
  whole: Address & Contact,
  given: Parts<Address & Contact>,
): readonly DeliveryPart[] =>
  required.filter((part) => whole[part] === '' && given[part] === undefined);

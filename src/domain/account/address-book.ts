import type { Address } from '#domain/shipping/address.ts';

/** The type of a shipping address; the address book holds no other type (ACCT-05). */
export const shippingAddressType = 'SHIPPING_ADDRESS';

/** An address of an account (AUTH-09). Addresses of other types may be stored beside shipping ones. */
export interface AccountAddress extends Address {
  readonly id: string;
  readonly addressType: string;
  readonly primaryAddr: boolean;
}

export type AddressBook = readonly AccountAddress[];

export const isShippingAddress = ({ addressType }: Pick<AccountAddress, 'addressType'>): boolean =>
  addressType === shippingAddressType;

/** The shipping addresses, the default one first (AUTH-09). */
export const shippingAddresses = (book: AddressBook): AddressBook => book.filter(isShippingAddress);

/** Where an order goes unless the shopper says otherwise. */
export const defaultAddress = (book: AddressBook): AccountAddress | undefined =>
  shippingAddresses(book).find(({ primaryAddr }) => primaryAddr);

/**
 * The chosen shipping address becomes first and the only primary one; the others keep their order,
 * addresses of other types are not touched (ACCT-03 … ACCT-05). An unknown id changes nothing.
 */
export const chooseDefault = (book: AddressBook, id: string): AddressBook => {
  const chosen = book.find((address) => address.id === id && isShippingAddress(address));
  if (chosen === undefined) return book;
  const others = book.filter((address) => address !== chosen);
  return [asPrimary(chosen, true), ...others.map((other) => asPrimary(other, false))];
};

/** A new shipping address becomes the default when it is marked so, or when it is the only one. */
export const addAddress = (book: AddressBook, address: AccountAddress): AddressBook => {
  const added = [...book, { ...address, primaryAddr: false }];
  if (!isShippingAddress(address)) return added;
  const isDefault = address.primaryAddr || defaultAddress(book) === undefined;
  return isDefault ? chooseDefault(added, address.id) : added;
};

/** Replaces an address. The default address stays the default until another one is chosen. */
export const changeAddress = (book: AddressBook, changed: AccountAddress): AddressBook => {
  const before = book.find(({ id }) => id === changed.id);
  if (before === undefined) return book;
  const next = { ...changed, addressType: before.addressType, primaryAddr: before.primaryAddr };
  const replaced = book.map((address) => (address === before ? next : address));
  return changed.primaryAddr ? chooseDefault(replaced, changed.id) : replaced;
};

/** When the default address is removed, the next shipping address becomes the default. */
export const removeAddress = (book: AddressBook, id: string): AddressBook => {
  const left = book.filter((address) => address.id !== id);
  if (defaultAddress(left) !== undefined) return left;
  const [next] = shippingAddresses(left);
  return next === undefined ? left : chooseDefault(left, next.id);
};

const asPrimary = (address: AccountAddress, primaryAddr: boolean): AccountAddress =>
  isShippingAddress(address) ? { ...address, primaryAddr } : address;

import { randomUUID } from 'node:crypto';
import {
  type AccountAddress,
  type AddressBook,
  addAddress,
  changeAddress,
  removeAddress,
  shippingAddresses,
  shippingAddressType,
} from '#domain/account/address-book.ts';
import type { Address } from '#domain/shipping/address.ts';
import { destinationProblems, tidyAddress } from '#domain/shipping/address-forms.ts';
import { type ZipDirectory, zipLiesIn } from '#domain/shipping/zip-directory.ts';
import type { AccountBasis } from '#server/account/open-account.ts';
import { addressBookFull, addressNotFound } from '#server/account/refusals.ts';
import { refuseFirst } from '#server/base/refusal/first-problem.ts';
import { addressNotServiceable } from '#server/base/refusal/refusals.ts';
import { lockAccount } from '#server/data/account/accounts.ts';
import { readAddressBook, writeAddressBook } from '#server/data/account/addresses.ts';

/** How many shipping addresses an account may keep (D-ACCT-04). */
const mostAddresses = 20;

type Basis = Pick<AccountBasis, 'db'>;

/** Changes an account's book as a whole; two changes at once come one after the other. */
const changeBook = ({ db }: Basis, accountId: string, change: (book: AddressBook) => AddressBook) =>
  db.transaction().execute(async (changes) => {
    await lockAccount(changes, accountId);
    const book = await readAddressBook(changes, accountId);
    await writeAddressBook(changes, accountId, change(book));
  });

export interface WrittenAddress {
  readonly address: Address;
  readonly primaryAddr: boolean;
}

/** Adds an address. One that is there already, word for word, is not kept twice. */
export const createAddress = (
  basis: Basis,
  accountId: string,
  { address, primaryAddr }: WrittenAddress,
): Promise<void> =>
  changeBook(basis, accountId, (book) => {
    const same = shippingAddresses(book).find((known) => isSame(known, address));
    if (same !== undefined) return changeAddress(book, { ...same, primaryAddr });
    if (shippingAddresses(book).length >= mostAddresses) throw addressBookFull();
    const id = randomUUID();
    return addAddress(book, { ...address, id, addressType: shippingAddressType, primaryAddr });
  });

/** Changes an address of the account; somebody else's is as unknown as none. */
export const updateAddress = (
  basis: Basis,
  accountId: string,
  id: string,
  { address, primaryAddr }: WrittenAddress,
): Promise<void> =>
  changeBook(basis, accountId, (book) => {
    const known = shippingAddresses(book).find((kept) => kept.id === id);
    if (known === undefined) throw addressNotFound();
    return changeAddress(book, { ...known, ...address, primaryAddr });
  });

/** What is not in the account's book is gone already. */
export const deleteAddress = (basis: Basis, accountId: string, id: string): Promise<void> =>
  changeBook(basis, accountId, (book) => removeAddress(book, id));

/** The address with tidy texts, if the shop sends there; the rules of the checkout. */
export const checkedAddress = (zips: ZipDirectory, address: Address): Address => {
  refuseFirst(destinationProblems(address), (field) => field);
  if (!zipLiesIn(zips, address.zipcode, address.state)) {
    throw addressNotServiceable({ field: 'zipcode' });
  }
  return tidyAddress(address);
};

const isSame = (one: AccountAddress, other: Address): boolean =>
  (Object.keys(other) as (keyof Address)[]).every((field) => one[field] === other[field]);

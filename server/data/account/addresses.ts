import type { Kysely } from 'kysely';
import type { AddressBook } from '#domain/account/address-book.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** An account's addresses in their order. */
export const readAddressBook = async (
  db: Kysely<Tables>,
  accountId: string,
): Promise<AddressBook> => {
  const rows = await db
    .selectFrom('account_addresses')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('place')
    .execute();
  return rows.map((row) => ({
    id: row.address_id,
    addressType: row.address_type,
    primaryAddr: row.primary_addr,
    ...row.address,
  }));
};

/** The whole book at once: its order and its one default change together. */
export const writeAddressBook = async (
  changes: Kysely<Tables>,
  accountId: string,
  book: AddressBook,
): Promise<void> => {
  await changes.deleteFrom('account_addresses').where('account_id', '=', accountId).execute();
  if (book.length === 0) return;
  const rows = book.map(({ id, addressType, primaryAddr, ...address }, place) => ({
    address_id: id,
    account_id: accountId,
    place,
    address_type: addressType,
    primary_addr: primaryAddr,
    address: JSON.stringify(address),
  }));
  await changes.insertInto('account_addresses').values(rows).execute();
};

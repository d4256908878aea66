import type { Kysely } from 'kysely';
import type { Customer } from '#domain/account/customer.ts';
import type { SavedCard } from '#domain/account/saved-card.ts';
import { accountNotFound } from '#server/base/refusal/refusals.ts';
import { type AccountRow, accountById } from '#server/data/account/accounts.ts';
import { readAddressBook } from '#server/data/account/addresses.ts';
import { readSavedCards, type SavedCardRow } from '#server/data/account/saved-cards.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** `customerDetails` of an account as it is now. */
export const showCustomer = async (db: Kysely<Tables>, accountId: string): Promise<Customer> => {
  const account = await accountById(db, accountId);
  if (account === undefined) {
    throw accountNotFound();
  }
  const [accountAddresses, cards] = [
    await readAddressBook(db, accountId),
    await readSavedCards(db, accountId),
  ];
  return {
    id: account.account_id,
    accountContacts: contactsOf(account),
    accountUsers: { social: account.social },
    accountAddresses,
    communicationPreferences: { email: account.by_email, sms: account.by_sms },
    optInCodes: account.opt_in_codes,
    paymentCards: cards.map(asCard),
    ...(account.loyalty_id === null ? {} : { loyaltyId: account.loyalty_id }),
  };
};

const contactsOf = (account: AccountRow): Customer['accountContacts'] => ({
  firstName: account.first_name,
  lastName: account.last_name,
  email: account.email,
  ...(account.phone_number === null ? {} : { phoneNumber: account.phone_number }),
  ...(account.gender === null ? {} : { gender: account.gender }),
  ...(account.birth_date === null ? {} : { birthDate: account.birth_date }),
});

const asCard = (row: SavedCardRow): SavedCard => ({
  id: row.card_id,
  sequence: row.sequence,
  cardType: row.brand,
  cardNumberMask: `**** ${row.last4}`,
  nameonCard: row.name_on_card,
  expDate: row.exp_date,
});

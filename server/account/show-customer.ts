import type { Kysely } from 'kysely';
import type { Customer } from '#domain/account/customer.ts';
import type { StoredPaymentAccount } from '#domain/account/saved-account.ts';
import type { SavedCard } from '#domain/account/saved-card.ts';
import { type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import { type AccountRow, accountById } from '#server/data/account/accounts.ts';
import { readAddressBook } from '#server/data/account/addresses.ts';
import {
  type PaymentAccountRow,
  readPaymentAccounts,
} from '#server/data/account/payment-accounts.ts';
import { readSavedCards, type SavedCardRow } from '#server/data/account/saved-cards.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** The current `customerDetails` of an account. */
export const showCustomer = async (
  db: Kysely<Tables>,
  accountId: string,
): Promise<Customer | Refusal> => {
  const account = await accountById(db, accountId);
  if (account === undefined) return refuse('NOT_FOUND', { what: 'account' });
  const accountAddresses = await readAddressBook(db, accountId);
  const cards = await readSavedCards(db, accountId);
  const kept = await readPaymentAccounts(db, accountId);
  return {
    id: account.account_id,
    accountContacts: contactsOf(account),
    accountUsers: { social: account.social },
    accountAddresses,
    communicationPreferences: { email: account.by_email, sms: account.by_sms },
    optInCodes: account.opt_in_codes,
    paymentCards: cards.map(asCard),
    ...(kept.length > 0 && { paymentAccounts: kept.map(asKept) }),
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

const asKept = (row: PaymentAccountRow): StoredPaymentAccount => ({
  paymentAccountId: row.payment_account_id,
  label: row.label,
  createdAt: row.created_at.toISOString(),
});

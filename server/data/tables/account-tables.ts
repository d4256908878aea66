import type { Generated, JSONColumnType } from 'kysely';
import type { MixedProduct } from '#domain/mix/contents.ts';
import type { Address } from '#domain/shipping/address.ts';

/** One row for each person of the identity provider, by its `uid`. */
export interface AccountsTable {
  account_id: string;
  subject: string;
  /** The login; when it differs from the provider's, the e-mail is read again. */
  login: string;
  first_name: string;
  last_name: string;
  email: string;
  phone_number: string | null;
  gender: string | null;
  /** ISO yyyy-mm-dd. */
  birth_date: string | null;
  /** Signs in through Google only. */
  social: boolean;
  loyalty_id: string | null;
  by_email: boolean;
  by_sms: boolean;
  opt_in_codes: JSONColumnType<readonly string[], string, string>;
  /** The gateway's id of this customer; never leaves the server. */
  vault_customer: string | null;
  /** The last sequence number of a saved card; no number is used twice. */
  last_card: Generated<number>;
  /** The highest number any mix of this account had. */
  last_mix: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

export interface AccountAddressesTable {
  address_id: string;
  account_id: string;
  /** Position in the address book, from 0. */
  place: number;
  address_type: string;
  primary_addr: boolean;
  address: JSONColumnType<Address, string, string>;
}

/** What may be stored of a card (docs/payments.md): never its number or code. */
export interface SavedCardsTable {
  account_id: string;
  sequence: number;
  card_id: string;
  /** The gateway's token of the card; it pays only together with the shop's gateway secret. */
  instrument_id: string;
  /** The gateway's id of the card number; equal for the same card. */
  identifier_id: string;
  brand: string;
  last4: string;
  name_on_card: string;
  /** MM/YY. */
  exp_date: string;
  created_at: Date;
  /** When the shopper removed it; the row is deleted when the gateway has deleted the card too. */
  removed_at: Date | null;
  /** How often the gateway refused to delete the card, and when it is asked again. */
  forget_tries: Generated<number>;
  forget_at: Date | null;
}

/** A saved mix; `number` is the n of its id `MYOMP-30-{n}`. */
export interface SavedMixesTable {
  account_id: string;
  number: number;
  name: string;
  /** The name in the form in which names are compared; unique in an account. */
  name_key: string;
  contents: JSONColumnType<readonly MixedProduct[], string, string>;
  non_sku: string;
  version: number;
  created_at: Date;
  updated_at: Date;
}

export interface AccountTables {
  accounts: AccountsTable;
  account_addresses: AccountAddressesTable;
  saved_cards: SavedCardsTable;
  saved_mixes: SavedMixesTable;
}

import type { Generated, JSONColumnType } from 'kysely';
import type { MixedProduct } from '#domain/mix/contents.ts';
import type { Address } from '#domain/shipping/address.ts';

/** One row a person of the identity provider, by its `uid`. */
export interface AccountsTable {
  account_id: string;
  subject: string;
  /** What they sign in with; tells when the provider's e-mail has to be read again. */
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
  /** The gateway's name of this customer; never leaves the server. */
  vault_customer: string | null;
  /** The last sequence given to a saved card; none is given twice. */
  last_card: Generated<number>;
  /** The highest number a box of this account ever had. */
  last_mix: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

export interface AccountAddressesTable {
  address_id: string;
  account_id: string;
  /** Its place in the book, 0 first. */
  place: number;
  address_type: string;
  primary_addr: boolean;
  address: JSONColumnType<Address, string, string>;
}

/** What may be kept of a card (docs/payments.md): never its number or code. */
export interface SavedCardsTable {
  account_id: string;
  sequence: number;
  card_id: string;
  /** The gateway's token of the card; pays only together with our secret. */
  instrument_id: string;
  /** The gateway's name of the number behind it; the same for the same card. */
  identifier_id: string;
  brand: string;
  last4: string;
  name_on_card: string;
  /** MM/YY. */
  exp_date: string;
  created_at: Date;
  /** Set when the shopper removed it; the row goes when the gateway forgot the card too. */
  removed_at: Date | null;
}

/** A box an account keeps; `number` is the n of its id `MYOMP-30-{n}`. */
export interface SavedMixesTable {
  account_id: string;
  number: number;
  name: string;
  /** The name as it is compared: unique in an account. */
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

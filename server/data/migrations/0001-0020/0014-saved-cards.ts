import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // The gateway's id of the card number, so that the same card is not saved twice.
  `alter table saved_cards add column identifier_id text not null default ''`,
  // Removed by the shopper; the row is deleted when the gateway has deleted the card too.
  'alter table saved_cards add column removed_at timestamptz',
  'create index saved_cards_removed on saved_cards (removed_at) where removed_at is not null',
  // The account that saves the card once it is approved, with holder and expiry.
  'alter table payments add column keep_for text collate "C"',
  'alter table payments add column name_on_card text',
  'alter table payments add column exp_date text',
  // The saved card that pays; the customer id belongs to the account.
  'alter table payments add column instrument_id text',
] as const;

/** Cards saved by payments, and payments with saved cards. */
export const savedCardsMigration: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

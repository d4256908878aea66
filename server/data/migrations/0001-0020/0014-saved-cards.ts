import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // The gateway's name of the number behind a card: the same card is not kept twice.
  `alter table saved_cards add column identifier_id text not null default ''`,
  // Taken off the account; the row goes when the gateway has forgotten the card too.
  'alter table saved_cards add column removed_at timestamptz',
  'create index saved_cards_removed on saved_cards (removed_at) where removed_at is not null',
  // The account to keep the card for, once it is approved, and what is kept with it.
  'alter table payments add column keep_for text collate "C"',
  'alter table payments add column name_on_card text',
  'alter table payments add column exp_date text',
  // The kept card it is paid with; the customer is the account's.
  'alter table payments add column instrument_id text',
] as const;

/** Cards that payments keep, and payments by kept cards. */
export const savedCardsMigration: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

import type { Migration } from 'kysely/migration';
import { runStatements } from '#server/data/migrations/run-statements.ts';

const statements = [
  `create table registrations (
    subject text collate "C" primary key references accounts (subject) on delete cascade,
    source_id text not null,
    terms_accepted_at timestamptz not null
  )`,
  // One registration of an address at a time; the address itself is not kept.
  `create table registration_turns (
    email_hash text collate "C" primary key,
    holder text not null,
    until timestamptz not null
  )`,
] as const;

/** Where accounts were opened, and whose turn it is to open one. */
export const registrationsMigration: Migration = {
  async up(db) {
    await runStatements(db, statements);
  },
};

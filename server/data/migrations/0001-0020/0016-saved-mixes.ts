import type { Migration } from 'kysely/migration';
import { runStatements } from '#server/data/migrations/run-statements.ts';

const statements = [
  // The highest number a box of this account ever had; none is given twice.
  'alter table accounts add column last_mix integer not null default 0 check (last_mix >= 0)',
  `create table saved_mixes (
    account_id text collate "C" not null references accounts on delete cascade,
    number integer not null check (number > 0),
    name text not null,
    name_key text collate "C" not null,
    contents jsonb not null,
    non_sku text not null,
    version integer not null check (version > 0),
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (account_id, number),
    unique (account_id, name_key)
  )`,
] as const;

/** Boxes of the shoppers' own making. */
export const savedMixesMigration: Migration = {
  async up(db) {
    await runStatements(db, statements);
  },
};

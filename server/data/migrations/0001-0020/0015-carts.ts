import type { Migration } from 'kysely/migration';
import { runStatements } from '#server/data/migrations/run-statements.ts';

const statements = [
  `create table carts (
    cart_id text collate "C" primary key,
    account_id text collate "C" unique references accounts on delete cascade,
    secret_hash text collate "C",
    version integer not null check (version >= 0),
    lines jsonb not null,
    updated_at timestamptz not null,
    check ((account_id is null) <> (secret_hash is null))
  )`,
  'create unique index carts_secret on carts (secret_hash) where secret_hash is not null',
  'create index carts_of_guests on carts (updated_at) where account_id is null',
  `create table cart_saves (
    cart_id text collate "C" not null references carts on delete cascade,
    token text collate "C" not null,
    version integer not null,
    lines jsonb not null,
    primary key (cart_id, token)
  )`,
] as const;

/** Carts of accounts and of guests, and what each device saved last. */
export const cartsMigration: Migration = {
  async up(db) {
    await runStatements(db, statements);
  },
};

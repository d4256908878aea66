import type { Migration } from 'kysely/migration';
import { runStatements } from '#server/data/migrations/run-statements.ts';

const statements = [
  `create table accounts (
    account_id text collate "C" primary key,
    subject text collate "C" not null unique,
    login text not null,
    first_name text not null,
    last_name text not null,
    email text not null,
    phone_number text,
    gender text,
    birth_date text,
    social boolean not null,
    loyalty_id text,
    by_email boolean not null,
    by_sms boolean not null,
    opt_in_codes jsonb not null,
    vault_customer text,
    last_card integer not null default 0 check (last_card >= 0),
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create table account_addresses (
    address_id text collate "C" primary key,
    account_id text collate "C" not null references accounts on delete cascade,
    place integer not null check (place >= 0),
    address_type text not null,
    primary_addr boolean not null,
    address jsonb not null,
    unique (account_id, place)
  )`,
  // One default an account; an address of another type is none (ACCT-04, ACCT-05).
  `create unique index account_addresses_primary on account_addresses (account_id)
    where primary_addr and address_type = 'SHIPPING_ADDRESS'`,
  `create table saved_cards (
    account_id text collate "C" not null references accounts on delete cascade,
    sequence integer not null check (sequence > 0),
    card_id text collate "C" not null unique,
    instrument_id text not null,
    brand text not null,
    last4 text not null check (last4 ~ '^[0-9]{4}$'),
    name_on_card text not null,
    exp_date text not null check (exp_date ~ '^[0-9]{2}/[0-9]{2}$'),
    created_at timestamptz not null,
    primary key (account_id, sequence),
    unique (account_id, instrument_id)
  )`,
  'alter table orders add column account_id text collate "C" references accounts on delete set null',
  `create index orders_of_account on orders (account_id, placed_at desc, order_id)
    where account_id is not null`,
] as const;

/** Shoppers who signed in, what they keep here, and which orders are theirs. */
export const accountsMigration: Migration = {
  async up(db) {
    await runStatements(db, statements);
  },
};

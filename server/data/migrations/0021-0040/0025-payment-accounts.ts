import type { Migration } from 'kysely/migration';
import { runStatements } from '#server/data/migrations/run-statements.ts';

const statements = [
  // One approval at the payment-account service, for half an hour; of secrets only hashes.
  `create table account_sessions (
    session_id text collate "C" primary key,
    actor_hash text collate "C" not null,
    state_hash text collate "C" not null unique,
    key_hash text collate "C" not null,
    body_hash text collate "C" not null,
    payment_id text collate "C" not null,
    reference text collate "C" not null,
    redirect_url text not null,
    amount integer not null,
    validate_address boolean not null,
    keep_for text collate "C",
    flow text not null check (flow in ('popup', 'redirect')),
    payer_hash text collate "C",
    payer_label text,
    address_hash text collate "C",
    order_id text collate "C",
    order_request_id text collate "C" unique,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    unique (actor_hash, key_hash)
  )`,
  'create index account_sessions_age on account_sessions (expires_at)',
  // Accounts that pay without their page; the agreement pays only with the gateway's secret.
  `create table payment_accounts (
    payment_account_id text collate "C" primary key,
    account_id text collate "C" not null references accounts on delete cascade,
    agreement_id text not null,
    label text not null,
    payer_hash text collate "C",
    created_at timestamptz not null,
    removed_at timestamptz
  )`,
  'create index payment_accounts_of on payment_accounts (account_id)',
  `create index payment_accounts_removed on payment_accounts (removed_at)
    where removed_at is not null`,
  // Of an approval that another source of money pays after a decline, two orders have the reference.
  'alter table orders drop constraint orders_reference_key',
  'create index orders_by_reference on orders (reference)',
] as const;

/** Approvals at a payment-account service, and the accounts customers keep. */
export const paymentAccountsMigration: Migration = {
  async up(db) {
    await runStatements(db, statements);
  },
};

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from '#server/data/migrations/run-statements.ts';

/**
 * Who wants to hear that a product is back. No foreign key to products: a catalogue that is loaded
 * anew must not forget the people who wait.
 */
const statements = [
  `create table restock_requests (
    request_id text collate "C" primary key,
    stop_token text collate "C" not null unique,
    email_key text collate "C" not null,
    email text not null,
    product_id text collate "C" not null,
    location_number text collate "C" not null,
    language text not null,
    state text not null check (state in ('WAITING', 'SENT', 'STOPPED', 'GIVEN_UP')),
    times integer not null default 1,
    tries integer not null default 0,
    requested_at timestamptz not null,
    next_try_at timestamptz not null,
    lease_until timestamptz not null,
    ended_at timestamptz,
    unique (email_key, product_id)
  )`,
  `create index restock_requests_waiting on restock_requests (product_id, location_number)
    where state = 'WAITING'`,
  'create index restock_requests_age on restock_requests (requested_at)',
] as const;

export const restockRequestsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await runStatements(db, statements);
  },
};

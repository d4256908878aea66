import type { Migration } from 'kysely/migration';
import { runStatements } from '#server/data/migrations/run-statements.ts';

/** An order that took its quote: not failed, called off or run out. */
const living = "state not in ('PAYMENT_FAILED', 'CANCELLED', 'EXPIRED')";

const statements = [
  // Before the guard a quote could be ordered twice; the later orders let go of it.
  `update orders set quote_id = quote_id || '#' || order_id
    where ${living} and order_id not in (
      select min(order_id) from orders where ${living} group by quote_id
    )`,
  `create unique index orders_living_quote on orders (quote_id) where ${living}`,
  'create index audit_entries_age on audit_entries (at)',
  `create table call_counts (
    bucket text collate "C" not null,
    subject_hash text collate "C" not null,
    window_start timestamptz not null,
    calls integer not null check (calls > 0),
    primary key (bucket, subject_hash, window_start)
  )`,
  'create index call_counts_age on call_counts (window_start)',
] as const;

/** One living order a quote; counts of calls; audit entries found by their age. */
export const orderGuardsMigration: Migration = {
  async up(db) {
    await runStatements(db, statements);
  },
};

import type { Migration } from 'kysely/migration';
import { runStatements } from '#server/data/migrations/run-statements.ts';

/**
 * An order an operator cancelled goes on to REFUNDED, so it holds its quote: no other order can take it
 * in between. No order was cancelled before this migration.
 */
const statements = [
  'alter table payments add column refund_due boolean not null default false',
  'drop index orders_living_quote',
  `create unique index orders_living_quote on orders (quote_id)
    where state not in ('PAYMENT_FAILED', 'EXPIRED')`,
] as const;

/** Payments whose money an operator gives back. */
export const refundsMigration: Migration = {
  async up(db) {
    await runStatements(db, statements);
  },
};

import type { Migration } from 'kysely/migration';
import { runStatements } from '#server/data/migrations/run-statements.ts';

const statements = [
  // Fingerprint of the network address that ordered; cleared when the goods are sold or returned.
  'alter table stock_reservations add column address_hash text collate "C"',
  `create index stock_reservations_held on stock_reservations (order_id) where state = 'HELD'`,
  'alter table quotes add column coupon_name text collate "C"',
  `create index quotes_promised_coupons on quotes (actor_hash, coupon_name)
    where coupon_name is not null`,
] as const;

/** Held goods by holder; the coupon that a quote promises. */
export const heldGoodsMigration: Migration = {
  async up(db) {
    await runStatements(db, statements);
  },
};

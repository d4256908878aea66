import type { Migration } from 'kysely/migration';
import { runStatements } from '#server/data/migrations/run-statements.ts';

const statements = [
  // Whose goods are held, besides the shopper's order: emptied when they are sold or go back.
  'alter table stock_reservations add column address_hash text collate "C"',
  `create index stock_reservations_held on stock_reservations (order_id) where state = 'HELD'`,
  'alter table quotes add column coupon_name text collate "C"',
  `create index quotes_promised_coupons on quotes (actor_hash, coupon_name)
    where coupon_name is not null`,
] as const;

/** Held goods counted by who holds them; quotes that remember the coupon they promise. */
export const heldGoodsMigration: Migration = {
  async up(db) {
    await runStatements(db, statements);
  },
};

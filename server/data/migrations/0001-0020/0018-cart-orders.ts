import type { Migration } from 'kysely/migration';
import { runStatements } from '#server/data/migrations/run-statements.ts';

const statements = [
  // The merge token of the device that ordered; absent: the order leaves the cart unchanged.
  'alter table orders add column cart_token text',
  `create table cart_orders (
    cart_id text collate "C" not null references carts on delete cascade,
    version integer not null,
    token text collate "C" not null,
    order_id text collate "C" not null,
    quote_id text collate "C" not null,
    lines jsonb not null,
    primary key (cart_id, version)
  )`,
] as const;

/** The goods that orders removed from the carts of accounts. */
export const cartOrdersMigration: Migration = {
  async up(db) {
    await runStatements(db, statements);
  },
};

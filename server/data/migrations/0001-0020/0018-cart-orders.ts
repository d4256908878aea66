import type { Migration } from 'kysely/migration';
import { runStatements } from '#server/data/migrations/run-statements.ts';

const statements = [
  // The device an order came from, by its merge token; absent: the order leaves the cart alone.
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

/** What orders took out of the carts of accounts. */
export const cartOrdersMigration: Migration = {
  async up(db) {
    await runStatements(db, statements);
  },
};

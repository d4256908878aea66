import type { Migration } from 'kysely/migration';
import { runStatements } from '#server/data/migrations/run-statements.ts';

/**
 * A code opens one order once: the newest one only, and not after a few wrong tries. It is kept as it is:
 * a digest of six digits hides nothing, and it lives a quarter of an hour.
 */
const statements = [
  `create table order_codes (
    order_id text collate "C" primary key references orders on delete cascade,
    code text not null check (length(code) = 6),
    misses integer not null default 0,
    expires_at timestamptz not null
  )`,
  `create table order_shipments (
    order_id text collate "C" primary key references orders on delete cascade,
    carrier text not null check (carrier in ('UPS', 'USPS', 'FedEx')),
    tracking_number text not null
  )`,
] as const;

/** By which a guest sees an order on another device, and by which a parcel is followed. */
export const orderTrackingMigration: Migration = {
  async up(db) {
    await runStatements(db, statements);
  },
};

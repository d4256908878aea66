import type { Migration } from 'kysely/migration';
import { runStatements } from '#server/data/migrations/run-statements.ts';

/** As every location sent before it could say how (usual-dispatch of the domain at that time). */
const usual =
  '{"timeZone":"America/Chicago","cutOffHour":12,"zones":[],"elsewhere":{"least":3,"most":5}}';

const statements = [
  `alter table locations add column dispatch jsonb not null default '${usual}'`,
  'alter table products add column pre_order_release jsonb',
  // What was promised with a price, and with an order: {"earliest":"2026-12-01","latest":"2026-12-03"}.
  'alter table quotes add column expected jsonb',
  'alter table orders add column expected jsonb',
] as const;

/** From which the day an order should come is worked out, and what was promised. */
export const expectedDaysMigration: Migration = {
  async up(db) {
    await runStatements(db, statements);
  },
};

import type { Migration } from 'kysely/migration';
import { runStatements } from '#server/data/migrations/run-statements.ts';

/** W3C traceparent of version 00: 55 characters, no person's data; it goes with its row. */
const statements = [
  'alter table orders add column trace_context text check (length(trace_context) = 55)',
  'alter table outbox add column trace_context text check (length(trace_context) = 55)',
] as const;

/** By which mails, captures and healing go on with the trace of the call that placed the order. */
export const traceContextMigration: Migration = {
  async up(db) {
    await runStatements(db, statements);
  },
};

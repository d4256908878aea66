import type { Migration } from 'kysely/migration';
import { runStatements } from '#server/data/migrations/run-statements.ts';

const statements = ['alter table payments add column capture_id text'] as const;

/** The gateway's id of a capture. What was captured before has none: it is asked for when needed. */
export const capturesMigration: Migration = {
  async up(db) {
    await runStatements(db, statements);
  },
};

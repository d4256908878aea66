import type { Migration } from 'kysely/migration';
import { runStatements } from '#server/data/migrations/run-statements.ts';

/** A second picture of a product: what is in its pack. */
export const insidePicturesMigration: Migration = {
  async up(db) {
    await runStatements(db, [`alter table products add column inside_path text`]);
  },
};

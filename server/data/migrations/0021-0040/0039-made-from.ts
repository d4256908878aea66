import type { Migration } from 'kysely/migration';
import { runStatements } from '#server/data/migrations/run-statements.ts';

/** Which version a device's last save was made from; unknown for earlier saves. */
export const madeFromMigration: Migration = {
  up: (db) => runStatements(db, ['alter table cart_saves add column made_from integer']),
};

import type { Migration } from 'kysely/migration';
import { runStatements } from '#server/data/migrations/run-statements.ts';

/** Types of products name those that are eaten with them; filled when a catalogue is loaded. */
export const pairingsMigration: Migration = {
  async up(db) {
    await runStatements(db, [
      `alter table product_types add column pairs_with jsonb not null default '[]'`,
    ]);
  },
};

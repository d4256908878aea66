import type { Migration } from 'kysely/migration';
import { runStatements } from '#server/data/migrations/run-statements.ts';

const statements = ['create index consumed_tokens_age on consumed_tokens (at)'] as const;

/** An index on the age of card tokens, so that old ones can be deleted. */
export const ageOfTokensMigration: Migration = {
  async up(db) {
    await runStatements(db, statements);
  },
};

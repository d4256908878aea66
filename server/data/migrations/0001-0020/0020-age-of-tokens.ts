import type { Migration } from 'kysely/migration';
import { runStatements } from '#server/data/migrations/run-statements.ts';

const statements = ['create index consumed_tokens_age on consumed_tokens (at)'] as const;

/** Tokens of cards are found by their age, to be forgotten. */
export const ageOfTokensMigration: Migration = {
  async up(db) {
    await runStatements(db, statements);
  },
};

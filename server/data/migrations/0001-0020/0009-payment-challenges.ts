import type { Migration } from 'kysely/migration';
import { runStatements } from '#server/data/migrations/run-statements.ts';

const statements = [
  // The gateway's name of the challenge a bank made; the payment waits for its answer.
  'alter table payments add column authentication_id text',
  'drop index payments_unsettled',
  `create index payments_unsettled on payments (next_check_at)
    where state in ('AUTHORIZING', 'AUTHENTICATING', 'UNKNOWN', 'AUTHORIZED', 'CAPTURING')
      or reversal_due`,
] as const;

/** Payments that wait for the shopper's bank (3-D Secure). */
export const paymentChallengesMigration: Migration = {
  async up(db) {
    await runStatements(db, statements);
  },
};

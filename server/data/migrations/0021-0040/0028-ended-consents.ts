import type { Migration } from 'kysely/migration';
import { runStatements } from '#server/data/migrations/run-statements.ts';

const statements = [
  // Who approved the sale, and the consent that came with a pending one, until it is settled.
  'alter table payments add column payer_hash text collate "C"',
  'alter table payments add column agreement_id text',
  // How often the gateway refused to forget it, and when it is asked again.
  'alter table payment_accounts add column forget_tries integer not null default 0',
  'alter table payment_accounts add column forget_at timestamptz',
  'alter table saved_cards add column forget_tries integer not null default 0',
  'alter table saved_cards add column forget_at timestamptz',
] as const;

/** Consents and cards are ended until the gateway says that they are. */
export const endedConsentsMigration: Migration = {
  async up(db) {
    await runStatements(db, statements);
  },
};

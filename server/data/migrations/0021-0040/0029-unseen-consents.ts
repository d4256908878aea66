import type { Migration } from 'kysely/migration';
import { runStatements } from '#server/data/migrations/run-statements.ts';

const statements = [
  // A row lives until the consent is known, or the gateway knows of none.
  `create table unseen_consents (
    order_id text collate "C" primary key references orders on delete cascade,
    check_at timestamptz not null,
    checks integer not null default 0
  )`,
  'create index unseen_consents_due on unseen_consents (check_at)',
] as const;

/** Sales that were undone before the shop learnt which consent came with them. */
export const unseenConsentsMigration: Migration = {
  async up(db) {
    await runStatements(db, statements);
  },
};

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from '#server/data/migrations/run-statements.ts';

/** Old letters are looked for every few seconds. */
export const lettersAgeMigration: Migration = {
  up: (db: Kysely<unknown>) =>
    runStatements(db, ['create index contact_messages_received on contact_messages (received_at)']),
};

import type { Migration } from 'kysely/migration';
import { runStatements } from '#server/data/migrations/run-statements.ts';

const statements = [
  // Deleted with the mail it is for: an address is not kept longer than it is needed.
  `create table greetings (
    greeting_id text collate "C" primary key,
    kind text not null check (kind in ('welcome', 'concert')),
    email text not null,
    first_name text not null,
    language text not null,
    event_id text collate "C",
    created_at timestamptz not null
  )`,
  'create index greetings_age on greetings (created_at)',
  `alter table outbox add column greeting_id text collate "C" unique
    references greetings on delete cascade`,
] as const;

/** Mails to somebody who opened an account or registered for a concert. */
export const greetingsMigration: Migration = {
  async up(db) {
    await runStatements(db, statements);
  },
};

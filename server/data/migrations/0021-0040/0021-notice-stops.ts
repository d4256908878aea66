import type { Migration } from 'kysely/migration';
import { runStatements } from '#server/data/migrations/run-statements.ts';

/** A hash is enough to know an address again that wants no mails; it is kept without end. */
const statements = [
  `create table notice_stops (
    email_hash text collate "C" primary key,
    resume_token text collate "C" not null unique,
    language text not null,
    stopped_at timestamptz not null,
    questions integer not null default 0,
    asked_at timestamptz,
    tries integer not null default 0,
    next_try_at timestamptz not null,
    lease_until timestamptz not null
  )`,
  'alter table restock_requests drop constraint restock_requests_state_check',
  `alter table restock_requests add constraint restock_requests_state_check
    check (state in ('WAITING', 'UNCONFIRMED', 'SENT', 'STOPPED', 'GIVEN_UP'))`,
  `create index restock_requests_unconfirmed on restock_requests (requested_at)
    where state = 'UNCONFIRMED'`,
  // Whoever stopped before this was kept.
  `insert into notice_stops
      (email_hash, resume_token, language, stopped_at, next_try_at, lease_until)
    select encode(sha256(convert_to(email_key, 'UTF8')), 'hex'),
      replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
      max(language), max(ended_at), max(ended_at), max(ended_at)
    from restock_requests where state = 'STOPPED' group by email_key`,
] as const;

/** Addresses that stopped the notices: they are asked before they get one again. */
export const noticeStopsMigration: Migration = {
  async up(db) {
    await runStatements(db, statements);
  },
};

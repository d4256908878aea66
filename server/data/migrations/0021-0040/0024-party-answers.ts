import type { Migration } from 'kysely/migration';
import { runStatements } from '#server/data/migrations/run-statements.ts';

/** No order is referred to: the answer is written beside the order's own transaction. */
const statements = [
  `create table party_answers (
    answer_id bigint generated always as identity primary key,
    transaction_id text collate "C" not null,
    at timestamptz not null,
    party text not null,
    asked text not null,
    amount integer,
    answered text not null,
    reason text,
    took_ms integer not null
  )`,
  'create index party_answers_transaction on party_answers (transaction_id)',
  'create index party_answers_at on party_answers (at)',
] as const;

/** What was asked of a party about an order, and what it answered. */
export const partyAnswersMigration: Migration = {
  async up(db) {
    await runStatements(db, statements);
  },
};

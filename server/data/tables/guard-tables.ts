import type { Generated, JSONColumnType } from 'kysely';

/** Times of limited attempts, newest last; `stamps` are Unix ms. */
interface AttemptsTable {
  bucket: string;
  subject_hash: string;
  stamps: JSONColumnType<readonly number[], string, string>;
  updated_at: Date;
}

/** Number of limited calls in one time window. */
interface CallCountsTable {
  bucket: string;
  subject_hash: string;
  window_start: Date;
  calls: number;
}

/** Events an operator may want to examine later, such as a total that was tampered with. */
interface AuditEntriesTable {
  entry_id: Generated<string>;
  at: Date;
  actor_hash: string;
  what: string;
  facts: JSONColumnType<Readonly<Record<string, string | number | boolean>>, string, string>;
}

/** What was asked of a party about an order, and what it answered; no secrets (D-PAY-08). */
export interface PartyAnswersTable {
  answer_id: Generated<string>;
  /**
   * The order's own transaction id, or the id of a later operation, which begins with it. Of what was
   * asked before there was an order, its merchant reference.
   */
  transaction_id: string;
  /** When it was asked. */
  at: Date;
  party: 'gateway';
  asked: string;
  /** Cents. */
  amount: number | null;
  answered: string;
  reason: string | null;
  took_ms: number;
}

export interface GuardTables {
  attempts: AttemptsTable;
  call_counts: CallCountsTable;
  audit_entries: AuditEntriesTable;
  party_answers: PartyAnswersTable;
}

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

export interface GuardTables {
  attempts: AttemptsTable;
  call_counts: CallCountsTable;
  audit_entries: AuditEntriesTable;
}

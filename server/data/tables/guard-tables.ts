import type { Generated, JSONColumnType } from 'kysely';

/** When somebody did something limited, newest last; `stamps` are Unix ms. */
interface AttemptsTable {
  bucket: string;
  subject_hash: string;
  stamps: JSONColumnType<readonly number[], string, string>;
  updated_at: Date;
}

/** How often somebody made a limited call in one window of time. */
interface CallCountsTable {
  bucket: string;
  subject_hash: string;
  window_start: Date;
  calls: number;
}

/** Things a person should be able to read later, such as a total that was tampered with. */
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

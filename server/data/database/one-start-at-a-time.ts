import { sql } from 'kysely';
import type { Database } from '#server/data/database/database.ts';

/** Name of the lock: any number, the same in every version of the shop. */
const startLock = '4100420043004400';

/**
 * Runs `work` while no other process starts on the same database: several first starts would all
 * find it empty and fill it at the same time. When a process dies, the database releases its lock.
 * The lock belongs to a transaction, not to a session, so that it also works through a connection
 * pooler such as PgBouncer. The embedded database needs none: only one process opens its folder.
 */
export const oneStartAtATime = async (
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  work: () => Promise<void>,
): Promise<void> => {
  if (kind === 'pglite') return work();
  await db.transaction().execute(async (held) => {
    await sql`select pg_advisory_xact_lock(${startLock}::bigint)`.execute(held);
    await work();
  });
};

import { sql } from 'kysely';
import type { Database } from '#server/data/database/database.ts';

/** Any number, the same in every version of the shop: the name of the lock. */
const startLock = '4100420043004400';

/**
 * Runs `work` while no other process starts on the same database: several first starts would all
 * find it empty and fill it at once. A process that dies in it lets go with its connection.
 *
 * The lock is a transaction's, not a session's, so that it also holds behind a pool of connections
 * such as PgBouncer. The embedded database needs none: one process has its folder.
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

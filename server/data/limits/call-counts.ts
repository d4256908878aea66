import { type Kysely, sql } from 'kysely';
import type { Allowance, Limit } from '#server/data/limits/attempts.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/**
 * Counts a call in the window of time it falls into. One statement, so that every server process
 * counts together and nobody waits for a transaction.
 */
export const countCall = async (
  db: Kysely<Tables>,
  limit: Limit,
  subjectHash: string,
  now: number,
): Promise<Allowance> => {
  const start = Math.floor(now / limit.windowMs) * limit.windowMs;
  const { calls } = await db
    .insertInto('call_counts')
    .values({
      bucket: limit.bucket,
      subject_hash: subjectHash,
      window_start: new Date(start),
      calls: 1,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['bucket', 'subject_hash', 'window_start'])
        .doUpdateSet({ calls: sql<number>`call_counts.calls + 1` }),
    )
    .returning('calls')
    .executeTakeFirstOrThrow();
  return calls <= limit.most
    ? { allowed: true }
    : { allowed: false, waitMs: start + limit.windowMs - now };
};

export const forgetOldCounts = async (db: Kysely<Tables>, before: Date): Promise<void> => {
  await db.deleteFrom('call_counts').where('window_start', '<', before).execute();
};

import { type Kysely, sql } from 'kysely';
import { type AttemptLimit, attemptPause } from '#domain/payment/attempt-pause.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** At most `most` times in any `windowMs`, counted in the database so that every process counts. */
export interface Limit extends AttemptLimit {
  readonly bucket: string;
}

export type Allowance =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly waitMs: number };

/**
 * Counts one attempt unless the limit is reached; a refused attempt does not count. One statement
 * decides and counts, so of many at once, in any number of processes, no more get through.
 */
export const takeAttempt = async (
  db: Kysely<Tables>,
  limit: Limit,
  subjectHash: string,
  now: number,
): Promise<Allowance> => {
  const counted = await db
    .insertInto('attempts')
    .values({
      bucket: limit.bucket,
      subject_hash: subjectHash,
      stamps: JSON.stringify([now]),
      updated_at: new Date(now),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['bucket', 'subject_hash'])
        .doUpdateSet({
          stamps: sql<string>`(
            select coalesce(jsonb_agg(stamp order by stamp::bigint), '[]'::jsonb)
            from ${recentStamps(limit, now)}
          ) || to_jsonb(${now}::bigint)`,
          updated_at: new Date(now),
        })
        .where(sql<number>`(select count(*) from ${recentStamps(limit, now)})`, '<', limit.most),
    )
    .returning('bucket')
    .executeTakeFirst();
  if (counted !== undefined) return { allowed: true };
  return { allowed: false, waitMs: Math.max(1, await pauseOf(db, limit, subjectHash, now)) };
};

/** Those in the window that ends now. */
const recentStamps = ({ windowMs }: Limit, now: number) =>
  sql`jsonb_array_elements(attempts.stamps) as stamp where stamp::bigint > ${now - windowMs}::bigint`;

/** Takes an attempt back that was counted at `stamp` and turned out harmless. */
export const returnAttempt = async (
  db: Kysely<Tables>,
  { bucket }: Limit,
  subjectHash: string,
  stamp: number,
): Promise<void> => {
  await db
    .updateTable('attempts')
    .set({
      stamps: sql<string>`attempts.stamps - (
        select place::int - 1
        from jsonb_array_elements(attempts.stamps) with ordinality as kept (stamp, place)
        where stamp::bigint = ${stamp}::bigint limit 1
      )`,
    })
    .where('bucket', '=', bucket)
    .where('subject_hash', '=', subjectHash)
    .where(sql<boolean>`attempts.stamps @> to_jsonb(${stamp}::bigint)`)
    .execute();
};

/**
 * Milliseconds until another attempt would be counted; 0 when it would be now. A look that promises
 * nothing: others may be counted in the meantime, and only `takeAttempt` decides.
 */
export const pauseOf = async (
  db: Kysely<Tables>,
  limit: Limit,
  subjectHash: string,
  now: number,
): Promise<number> => {
  const row = await db
    .selectFrom('attempts')
    .select('stamps')
    .where('bucket', '=', limit.bucket)
    .where('subject_hash', '=', subjectHash)
    .executeTakeFirst();
  return attemptPause(row?.stamps ?? [], limit, now);
};

export const forgetOldAttempts = async (db: Kysely<Tables>, before: Date): Promise<void> => {
  await db.deleteFrom('attempts').where('updated_at', '<', before).execute();
};

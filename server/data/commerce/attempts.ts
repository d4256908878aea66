import type { Kysely } from 'kysely';
import type { Tables } from '#server/data/tables.ts';

/** At most `most` times in any `windowMs`, counted in the database so that every process counts. */
export interface Limit {
  readonly bucket: string;
  readonly most: number;
  readonly windowMs: number;
}

export type Allowance =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly waitMs: number };

/** Counts one attempt unless the limit is reached; a refused attempt does not count. */
export const takeAttempt = (
  db: Kysely<Tables>,
  limit: Limit,
  subjectHash: string,
  now: number,
): Promise<Allowance> =>
  db.transaction().execute((changes) => takeAttemptWithin(changes, limit, subjectHash, now));

/** The same as a part of a transaction: until it ends, others wait for their turn to be counted. */
export const takeAttemptWithin = async (
  changes: Kysely<Tables>,
  limit: Limit,
  subjectHash: string,
  now: number,
): Promise<Allowance> => {
  const recent = await lockRecent(changes, limit, subjectHash, now);
  const allowance = allowanceOf(recent, limit, now);
  if (allowance.allowed) await keep(changes, limit, subjectHash, [...recent, now], now);
  return allowance;
};

/** Takes an attempt back that was counted at `stamp` and turned out harmless. */
export const returnAttempt = (
  db: Kysely<Tables>,
  limit: Limit,
  subjectHash: string,
  stamp: number,
  now: number,
): Promise<void> =>
  db.transaction().execute(async (changes) => {
    const recent = await lockRecent(changes, limit, subjectHash, now);
    const place = recent.indexOf(stamp);
    if (place >= 0) await keep(changes, limit, subjectHash, recent.toSpliced(place, 1), now);
  });

/** Counts one attempt, reached or not: for what has happened already, such as a decline. */
export const recordAttempt = (
  db: Kysely<Tables>,
  limit: Limit,
  subjectHash: string,
  now: number,
): Promise<void> =>
  db.transaction().execute(async (changes) => {
    const recent = await lockRecent(changes, limit, subjectHash, now);
    await keep(changes, limit, subjectHash, [...recent, now].slice(-limit.most), now);
  });

/** Whether another attempt would be allowed; counts nothing. */
export const mayAttempt = async (
  db: Kysely<Tables>,
  limit: Limit,
  subjectHash: string,
  now: number,
): Promise<Allowance> => {
  const row = await db
    .selectFrom('attempts')
    .select('stamps')
    .where('bucket', '=', limit.bucket)
    .where('subject_hash', '=', subjectHash)
    .executeTakeFirst();
  return allowanceOf(recentOf(row?.stamps ?? [], limit, now), limit, now);
};

export const forgetOldAttempts = async (db: Kysely<Tables>, before: Date): Promise<void> => {
  await db.deleteFrom('attempts').where('updated_at', '<', before).execute();
};

const recentOf = (stamps: readonly number[], limit: Limit, now: number): readonly number[] =>
  stamps.filter((stamp) => stamp > now - limit.windowMs);

const allowanceOf = (recent: readonly number[], limit: Limit, now: number): Allowance => {
  const oldest = recent.at(-limit.most);
  return oldest === undefined
    ? { allowed: true }
    : { allowed: false, waitMs: Math.max(1, oldest + limit.windowMs - now) };
};

const lockRecent = async (
  changes: Kysely<Tables>,
  limit: Limit,
  subjectHash: string,
  now: number,
): Promise<readonly number[]> => {
  await changes
    .insertInto('attempts')
    .values({
      bucket: limit.bucket,
      subject_hash: subjectHash,
      stamps: '[]',
      updated_at: new Date(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await changes
    .selectFrom('attempts')
    .select('stamps')
    .where('bucket', '=', limit.bucket)
    .where('subject_hash', '=', subjectHash)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return recentOf(row.stamps, limit, now);
};

const keep = async (
  changes: Kysely<Tables>,
  limit: Limit,
  subjectHash: string,
  stamps: readonly number[],
  now: number,
): Promise<void> => {
  await changes
    .updateTable('attempts')
    .set({ stamps: JSON.stringify(stamps), updated_at: new Date(now) })
    .where('bucket', '=', limit.bucket)
    .where('subject_hash', '=', subjectHash)
    .execute();
};

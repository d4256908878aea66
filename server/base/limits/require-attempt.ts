import type { Kysely } from 'kysely';
import { tooManyAttempts } from '#server/base/refusal/refusals.ts';
import { type Limit, takeAttempt } from '#server/data/limits/attempts.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** Counts one attempt; throws the refusal that names the pause when there were too many. */
export const requireAttempt = async (
  db: Kysely<Tables>,
  limit: Limit,
  subjectHash: string,
  now: number,
): Promise<void> => {
  const allowance = await takeAttempt(db, limit, subjectHash, now);
  if (!allowance.allowed) throw tooManyAttempts(Math.ceil(allowance.waitMs / 1000));
};

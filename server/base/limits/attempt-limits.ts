import type { Kysely } from 'kysely';
import { tooManyAttempts } from '#server/base/refusal/refusals.ts';
import { type Limit, returnAttempt, takeAttempt } from '#server/data/limits/attempts.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** A limit, and the fingerprint of whom it counts. */
export type CountedLimit = readonly [limit: Limit, subjectHash: string];

/**
 * Counts one attempt for each of these, before anything is looked at. Where one has no more left,
 * nothing stays counted and the refusal names the pause.
 */
export const takeAttempts = async (
  db: Kysely<Tables>,
  limits: readonly CountedLimit[],
  now: number,
): Promise<void> => {
  for (const [place, [limit, subjectHash]] of limits.entries()) {
    const allowance = await takeAttempt(db, limit, subjectHash, now);
    if (allowance.allowed) continue;
    await returnAttempts(db, limits.slice(0, place), now);
    throw tooManyAttempts(Math.ceil(allowance.waitMs / 1000));
  }
};

/** What was counted at `stamp` turned out harmless. Only for whoever took it, and once. */
export const returnAttempts = async (
  db: Kysely<Tables>,
  limits: readonly CountedLimit[],
  stamp: number,
): Promise<void> => {
  for (const [limit, subjectHash] of limits) await returnAttempt(db, limit, subjectHash, stamp);
};

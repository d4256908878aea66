import type { Kysely } from 'kysely';
import { type RefusalOf, refuse } from '#server/base/refusal/refusal.ts';
import {
  type Allowance,
  type Limit,
  returnAttempt,
  takeAttempt,
} from '#server/data/limits/attempts.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** A limit, and the fingerprint of the shopper, address or code it counts. */
export type CountedLimit = readonly [limit: Limit, subjectHash: string];

export type TooManyAttempts = RefusalOf<'TOO_MANY_ATTEMPTS'>;

/** The refusal with the time to wait, if a limit is reached. */
export const refusedBeyond = (allowance: Allowance): TooManyAttempts | undefined =>
  allowance.allowed
    ? undefined
    : refuse('TOO_MANY_ATTEMPTS', { retryAfterSeconds: Math.ceil(allowance.waitMs / 1000) });

/**
 * Counts one attempt for each of these limits in turn, before anything is checked. The first
 * reached limit refuses; earlier ones stay counted.
 */
export const requireAttempts = async (
  db: Kysely<Tables>,
  limits: readonly CountedLimit[],
  now: number,
): Promise<TooManyAttempts | undefined> => {
  const { refusal } = await countInTurn(db, limits, now);
  return refusal;
};

/** The same for attempts that can be taken back: if one limit is reached, nothing stays counted. */
export const takeAttempts = async (
  db: Kysely<Tables>,
  limits: readonly CountedLimit[],
  now: number,
): Promise<TooManyAttempts | undefined> => {
  const { refusal, counted } = await countInTurn(db, limits, now);
  if (refusal !== undefined) await returnAttempts(db, counted, now);
  return refusal;
};

/** Takes back the attempt counted at `stamp`. Only for the caller that counted it, and once. */
export const returnAttempts = async (
  db: Kysely<Tables>,
  limits: readonly CountedLimit[],
  stamp: number,
): Promise<void> => {
  for (const [limit, subjectHash] of limits) await returnAttempt(db, limit, subjectHash, stamp);
};

interface Counted {
  readonly counted: readonly CountedLimit[];
  readonly refusal?: TooManyAttempts;
}

const countInTurn = async (
  db: Kysely<Tables>,
  limits: readonly CountedLimit[],
  now: number,
): Promise<Counted> => {
  for (const [place, [limit, subjectHash]] of limits.entries()) {
    const refusal = refusedBeyond(await takeAttempt(db, limit, subjectHash, now));
    if (refusal !== undefined) return { refusal, counted: limits.slice(0, place) };
  }
  return { counted: limits };
};

import type { Kysely } from 'kysely';
import type { Clock } from '#server/base/host/clock.ts';
import { fingerprint } from '#server/base/host/fingerprint.ts';
import { refusedBeyond, type TooManyAttempts } from '#server/base/limits/attempt-limits.ts';
import type { Limit } from '#server/data/limits/attempts.ts';
import { countCall } from '#server/data/limits/call-counts.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** Counts a call for its shopper or address, in all server processes together; refused beyond. */
export const requireTurn = async (
  { db, clock }: { readonly db: Kysely<Tables>; readonly clock: Clock },
  limit: Limit,
  subject: string,
): Promise<TooManyAttempts | undefined> =>
  refusedBeyond(await countCall(db, limit, fingerprint(subject), clock.now()));

import { tooManyAttempts } from '#server/api/refusals.ts';
import type { CommerceParts } from '#server/commerce/commerce-parts.ts';
import { fingerprint } from '#server/commerce/fingerprint.ts';
import type { Limit } from '#server/data/commerce/attempts.ts';
import { countCall } from '#server/data/commerce/call-counts.ts';

/** Counts a call for its shopper or address, in all server processes together; throws beyond. */
export const requireTurn = async (
  { db, clock }: Pick<CommerceParts, 'db' | 'clock'>,
  limit: Limit,
  subject: string,
): Promise<void> => {
  const allowance = await countCall(db, limit, fingerprint(subject), clock.now());
  if (!allowance.allowed) throw tooManyAttempts(Math.ceil(allowance.waitMs / 1000));
};

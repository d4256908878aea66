import { fingerprint } from '#server/base/host/fingerprint.ts';
import type { CommerceParts } from '#server/base/parts/commerce-parts.ts';
import { tooManyAttempts } from '#server/base/refusal/refusals.ts';
import type { Limit } from '#server/data/limits/attempts.ts';
import { countCall } from '#server/data/limits/call-counts.ts';

/** Counts a call for its shopper or address, in all server processes together; throws beyond. */
export const requireTurn = async (
  { db, clock }: Pick<CommerceParts, 'db' | 'clock'>,
  limit: Limit,
  subject: string,
): Promise<void> => {
  const allowance = await countCall(db, limit, fingerprint(subject), clock.now());
  if (!allowance.allowed) throw tooManyAttempts(Math.ceil(allowance.waitMs / 1000));
};

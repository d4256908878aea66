import { fingerprint } from '#server/base/host/fingerprint.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { refuse } from '#server/base/refusal/refusal.ts';
import { ThrownRefusal } from '#server/base/refusal/thrown-refusal.ts';
import type { Limit } from '#server/data/limits/attempts.ts';
import { countCall } from '#server/data/limits/call-counts.ts';

/** Counts a call for its shopper or address, in all server processes together; throws beyond. */
export const requireTurn = async (
  { db, clock }: Pick<ShopParts, 'db' | 'clock'>,
  limit: Limit,
  subject: string,
): Promise<void> => {
  const allowance = await countCall(db, limit, fingerprint(subject), clock.now());
  if (!allowance.allowed)
    throw new ThrownRefusal(
      refuse('TOO_MANY_ATTEMPTS', { retryAfterSeconds: Math.ceil(allowance.waitMs / 1000) }),
    );
};

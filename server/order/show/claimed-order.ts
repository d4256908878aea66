import { fingerprint } from '#server/base/host/fingerprint.ts';
import { isSameText } from '#server/base/host/same-text.ts';
import { returnAttempts, takeAttempts } from '#server/base/limits/attempt-limits.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { isRefusal, type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import type { OrderRow } from '#server/data/order/orders.ts';

interface EmailClaim {
  readonly email: string | undefined;
  readonly clientAddress: string;
}

/**
 * The order when the e-mail is its own. An attempt is counted before it is checked, and a right one is
 * taken back; unknown numbers and wrong pairs are answered alike.
 */
export const claimedOrder = async (
  { db, clock, limits }: Pick<ShopParts, 'db' | 'clock' | 'limits'>,
  { email = '', clientAddress }: EmailClaim,
  found: OrderRow | undefined,
): Promise<OrderRow | Refusal> => {
  const now = clock.now();
  const counted = [[limits.lookupsOfAddress, fingerprint(clientAddress)]] as const;
  const taken = await takeAttempts(db, counted, now);
  if (isRefusal(taken)) return taken;
  if (found === undefined || !isSameText(found.email_key, email.trim().toLowerCase())) {
    return refuse('NOT_FOUND', { what: 'order' });
  }
  await returnAttempts(db, counted, now);
  return found;
};

import { fingerprint } from '#server/base/host/fingerprint.ts';
import { returnAttempts, takeAttempts } from '#server/base/limits/attempt-limits.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { isRefusal, type Refusal } from '#server/base/refusal/refusal.ts';
import type { CouponGrant } from '#server/coupon/require-coupon.ts';

interface OrderWithCoupon {
  readonly coupon: CouponGrant | undefined;
  readonly actorHash: string;
  readonly clientAddress: string;
}

/**
 * Places an order. With a coupon that is good once for a customer it tells whether its e-mail has
 * ordered before, and anybody can write any e-mail: such an answer is counted before it is known,
 * and everything else that comes of the order no longer (D-COUPON-07).
 */
export const tellingSlowly = async <Placed>(
  { db, clock, limits, report }: Pick<ShopParts, 'db' | 'clock' | 'limits' | 'report'>,
  { coupon, actorHash, clientAddress }: OrderWithCoupon,
  place: () => Promise<Placed | Refusal>,
): Promise<Placed | Refusal> => {
  if (coupon?.oncePerCustomer !== true) return place();
  const now = clock.now();
  const counted = [
    [limits.usedCouponsOfActor, actorHash],
    [limits.usedCouponsOfAddress, fingerprint(clientAddress)],
  ] as const;
  const taken = await takeAttempts(db, counted, now);
  if (isRefusal(taken)) return taken;
  let isTold = false;
  try {
    const placed = await place();
    isTold = isRefusal(placed) && tellsOfOrders(placed);
    return placed;
  } finally {
    // An order that stands is not lost over a count that was not taken back.
    const failed = (error: unknown): void => report({ event: 'attempts-not-returned', error });
    if (!isTold) await returnAttempts(db, counted, now).catch(failed);
  }
};

const tellsOfOrders = ({ code, facts }: Refusal): boolean =>
  code === 'COUPON_REFUSED' && facts.reason === 'used-before';

import { fingerprint } from '#server/base/host/fingerprint.ts';
import { returnAttempts, takeAttempts } from '#server/base/limits/attempt-limits.ts';
import type { CommerceParts } from '#server/base/parts/commerce-parts.ts';
import type { CouponGrant } from '#server/coupon/require-coupon.ts';
import { CouponSpent } from '#server/data/coupon/coupons.ts';

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
  { db, clock, limits, report }: Pick<CommerceParts, 'db' | 'clock' | 'limits' | 'report'>,
  { coupon, actorHash, clientAddress }: OrderWithCoupon,
  place: () => Promise<Placed>,
): Promise<Placed> => {
  if (coupon?.oncePerCustomer !== true) return place();
  const now = clock.now();
  const counted = [
    [limits.usedCouponsOfActor, actorHash],
    [limits.usedCouponsOfAddress, fingerprint(clientAddress)],
  ] as const;
  await takeAttempts(db, counted, now);
  let isTold = false;
  try {
    return await place();
  } catch (cause) {
    isTold = cause instanceof CouponSpent && cause.reason === 'used-before';
    throw cause;
  } finally {
    // An order that stands is not lost over a count that was not taken back.
    const failed = (error: unknown): void => report({ event: 'attempts-not-returned', error });
    if (!isTold) await returnAttempts(db, counted, now).catch(failed);
  }
};

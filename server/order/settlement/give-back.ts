import type { Kysely } from 'kysely';
import { returnCoupon } from '#server/data/coupon/coupons.ts';
import { releaseReservation } from '#server/data/order/reservations.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/**
 * What a failed order held: its coupon and its goods, in the order in which they are taken, so
 * that two orders never wait for each other.
 */
export const giveBack = async (
  changes: Kysely<Tables>,
  orderId: string,
  at: Date,
): Promise<void> => {
  await returnCoupon(changes, orderId, at);
  await releaseReservation(changes, orderId);
};

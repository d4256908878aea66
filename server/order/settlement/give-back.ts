import type { Kysely } from 'kysely';
import { returnCoupon } from '#server/data/coupon/coupons.ts';
import { returnGiftCards } from '#server/data/gift/gift-card-uses.ts';
import { releaseReservation } from '#server/data/order/reservations.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/**
 * Returns the coupon, the gift cards' money and the goods of a failed order, in the order in which
 * they were taken, so that two orders cannot deadlock.
 */
export const giveBack = async (
  changes: Kysely<Tables>,
  orderId: string,
  at: Date,
): Promise<void> => {
  await returnCoupon(changes, orderId, at);
  await returnGiftCards(changes, orderId, at);
  await releaseReservation(changes, orderId);
};

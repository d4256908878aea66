import type { Kysely } from 'kysely';
import { takeGiftCards } from '#server/data/gift/gift-card-uses.ts';
import { takeReservation } from '#server/data/order/reservations.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** The order is paid: the goods it holds are sold, and what it holds of gift cards is spent. */
export const takeHeld = async (
  changes: Kysely<Tables>,
  orderId: string,
  at: Date,
): Promise<void> => {
  await takeGiftCards(changes, orderId, at);
  await takeReservation(changes, orderId);
};

import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '#server/data/tables/tables.ts';

/** What an order takes, and the network address it was ordered from, as a fingerprint. */
export interface Demand {
  readonly orderId: string;
  readonly locationNumber: string;
  readonly demand: ReadonlyMap<string, number>;
  readonly addressHash: string;
}

/**
 * Takes the goods of an order out of the stock. False when there is too little of one; the caller
 * must then roll back the transaction. Always in the order of the ids, so that two orders cannot
 * deadlock.
 */
export const reserveStock = async (
  changes: Kysely<Tables>,
  { orderId, locationNumber, demand, addressHash }: Demand,
): Promise<boolean> => {
  const wanted = [...demand].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [productId, quantity] of wanted) {
    const taken = await changes
      .updateTable('stock')
      .set({ quantity: sql<number>`quantity - ${quantity}` })
      .where('product_id', '=', productId)
      .where('location_number', '=', locationNumber)
      .where('quantity', '>=', quantity)
      .executeTakeFirst();
    if (taken.numUpdatedRows === 0n) return false;
  }
  if (wanted.length === 0) return true;
  await changes
    .insertInto('stock_reservations')
    .values(
      wanted.map(([productId, quantity]) => ({
        order_id: orderId,
        product_id: productId,
        location_number: locationNumber,
        quantity,
        state: 'HELD' as const,
        address_hash: addressHash,
      })),
    )
    .execute();
  return true;
};

/** The goods are sold: they stay out of the stock. */
export const takeReservation = async (changes: Kysely<Tables>, orderId: string): Promise<void> => {
  await changes
    .updateTable('stock_reservations')
    .set({ state: 'TAKEN', address_hash: null })
    .where('order_id', '=', orderId)
    .where('state', '=', 'HELD')
    .execute();
};

/** Returns held goods to the stock, once; a second call finds none. */
export const releaseReservation = (changes: Kysely<Tables>, orderId: string): Promise<void> =>
  release(changes, orderId, ['HELD']);

/** Returns the goods of an order that was paid and never left, once. */
export const returnGoods = (changes: Kysely<Tables>, orderId: string): Promise<void> =>
  release(changes, orderId, ['HELD', 'TAKEN']);

const release = async (
  changes: Kysely<Tables>,
  orderId: string,
  states: readonly ('HELD' | 'TAKEN')[],
): Promise<void> => {
  const released = await changes
    .updateTable('stock_reservations')
    .set({ state: 'RELEASED', address_hash: null })
    .where('order_id', '=', orderId)
    .where('state', 'in', states)
    .returning(['product_id', 'location_number', 'quantity'])
    .execute();
  for (const row of [...released].sort((a, b) => (a.product_id < b.product_id ? -1 : 1))) {
    await changes
      .updateTable('stock')
      .set({ quantity: sql<number>`quantity + ${row.quantity}` })
      .where('product_id', '=', row.product_id)
      .where('location_number', '=', row.location_number)
      .execute();
  }
};

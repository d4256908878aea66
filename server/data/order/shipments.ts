import type { Kysely } from 'kysely';
import type { Shipment } from '#domain/order/order.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** Said again, the newer number counts: labels are printed anew. */
export const keepShipment = async (
  changes: Kysely<Tables>,
  orderId: string,
  { carrier, trackingNumber }: Shipment,
): Promise<void> => {
  const label = { carrier, tracking_number: trackingNumber };
  await changes
    .insertInto('order_shipments')
    .values({ order_id: orderId, ...label })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(label))
    .execute();
};

export const findShipment = async (
  db: Kysely<Tables>,
  orderId: string,
): Promise<Shipment | undefined> => {
  const row = await db
    .selectFrom('order_shipments')
    .select(['carrier', 'tracking_number'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row && { carrier: row.carrier, trackingNumber: row.tracking_number };
};

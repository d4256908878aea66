import type { Kysely } from 'kysely';
import type { Order } from '#domain/order/order.ts';
import type { OrderState } from '#domain/order/order-machine.ts';
import { momentsOf } from '#domain/order/tracking/order-timeline.ts';
import { movesOfOrder } from '#server/data/order/order-moves.ts';
import type { OrderRow } from '#server/data/order/orders.ts';
import { findShipment } from '#server/data/order/shipments.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** When an order got how far, and by what its parcel is followed. */
export const progressOf = async (
  db: Kysely<Tables>,
  order: OrderRow,
): Promise<Required<Pick<Order, 'timeline'>> & Pick<Order, 'shipment'>> => {
  const moves = await movesOfOrder(db, order.order_id);
  const shipment = await findShipment(db, order.order_id);
  return {
    timeline: momentsOf(
      order.placed_at.toISOString(),
      moves.map(({ to_state: to, at }) => ({ to: to as OrderState, at: at.toISOString() })),
    ),
    ...(shipment && { shipment }),
  };
};

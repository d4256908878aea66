import type { Kysely } from 'kysely';
import type { Order, OrderMoment } from '#domain/order/order.ts';
import type { OrderState } from '#domain/order/order-machine.ts';
import { momentsOf } from '#domain/order/tracking/order-timeline.ts';
import { movesOfOrder } from '#server/data/order/order-moves.ts';
import type { OrderRow } from '#server/data/order/orders.ts';
import { findShipment } from '#server/data/order/shipments.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** The milestones of an order, from what was written of its moves, the first one first. */
export const timelineFrom = (
  { placed_at: placedAt }: Pick<OrderRow, 'placed_at'>,
  moves: readonly { readonly to_state: string; readonly at: Date }[],
): readonly OrderMoment[] =>
  momentsOf(
    placedAt.toISOString(),
    moves.map(({ to_state: to, at }) => ({ to: to as OrderState, at: at.toISOString() })),
  );

/** When an order got how far, and by what its parcel is followed. */
export const progressOf = async (
  db: Kysely<Tables>,
  order: OrderRow,
): Promise<Required<Pick<Order, 'timeline'>> & Pick<Order, 'shipment'>> => {
  const moves = await movesOfOrder(db, order.order_id);
  const shipment = await findShipment(db, order.order_id);
  return {
    timeline: timelineFrom(order, moves),
    ...(shipment && { shipment }),
  };
};

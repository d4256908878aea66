import { type OrderStatus, orderStatuses } from '#domain/order/order.ts';

export type KnownOrderStatus = (typeof orderStatuses)[number];

/** The status when the shop has a text for it; any other is shown as received (ORDER-09). */
export const knownStatus = (status: OrderStatus): KnownOrderStatus | undefined =>
  orderStatuses.find((known) => known === status);

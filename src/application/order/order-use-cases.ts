import { makeOrdersPlacedHere } from '#application/order/orders-placed-here.ts';
import { makePlaceOrder } from '#application/order/place-order.ts';
import type { PlacingPorts } from '#application/order/placing-ports.ts';
import { makeShowOrder } from '#application/order/show-order.ts';
import { makeWithdrawOrder } from '#application/order/withdraw-order.ts';
import type { PlacedOrders } from '#ports/order/order-placement.ts';

export interface OrderPorts extends PlacingPorts {
  readonly placedOrders: PlacedOrders;
}

/** Orders: placed, withdrawn and shown. */
export const orderUseCases = (ports: OrderPorts) => ({
  placeOrder: makePlaceOrder(ports),
  withdrawOrder: makeWithdrawOrder(ports.currentCheckout, ports.orderPlacement),
  showOrder: makeShowOrder(ports.placedOrders, ports.shopperMemory),
  ordersPlacedHere: makeOrdersPlacedHere(ports.shopperMemory),
});

export type OrderUseCases = ReturnType<typeof orderUseCases>;

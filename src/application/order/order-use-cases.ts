import type { AccountCartUseCases } from '#application/cart/account-cart-use-cases.ts';
import { makeReorder } from '#application/cart/reorder.ts';
import { makeOrdersPlacedHere } from '#application/order/orders-placed-here.ts';
import { makePlaceOrder } from '#application/order/place-order.ts';
import type { PlacingPorts } from '#application/order/placing-ports.ts';
import { makeShowOrder } from '#application/order/show-order.ts';
import { makeWithdrawOrder } from '#application/order/withdraw-order.ts';
import type { Catalog } from '#ports/catalog/catalog.ts';
import type { MixDesk } from '#ports/mix/mix-desk.ts';
import type { PlacedOrders } from '#ports/order/order-desk.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

export interface OrderPorts extends PlacingPorts {
  readonly placedOrders: PlacedOrders;
  readonly signInSession: SignInSession;
  readonly catalog: Catalog;
  readonly mixDesk: MixDesk;
}

/** Orders: placed, withdrawn, shown and bought once more. */
export const orderUseCases = (
  ports: OrderPorts,
  { syncCart }: Pick<AccountCartUseCases, 'syncCart'>,
) => ({
  placeOrder: makePlaceOrder(ports),
  withdrawOrder: makeWithdrawOrder(ports.currentCheckout, ports.orderDesk),
  showOrder: makeShowOrder(ports.placedOrders),
  ordersPlacedHere: makeOrdersPlacedHere(ports.shopperMemory),
  reorder: makeReorder(ports, syncCart),
});

export type OrderUseCases = ReturnType<typeof orderUseCases>;

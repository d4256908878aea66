import type { AccountCartUseCases } from '#application/cart/account-cart-use-cases.ts';
import { makeReorder } from '#application/cart/reorder.ts';
import { makeOrdersPlacedHere } from '#application/order/orders-placed-here.ts';
import { makePlaceOrder } from '#application/order/place-order.ts';
import type { PlacingPorts } from '#application/order/placing-ports.ts';
import { makeShowOrder } from '#application/order/show-order.ts';
import { makeWithdrawOrder } from '#application/order/withdraw-order.ts';
import type { Catalog } from '#ports/catalog/catalog.ts';
import type { MixCatalog } from '#ports/mix/mix-catalog.ts';
import type { PlacedOrders } from '#ports/order/order-placement.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

export interface OrderPorts extends PlacingPorts {
  readonly placedOrders: PlacedOrders;
  readonly signInSession: SignInSession;
  readonly catalog: Catalog;
  readonly mixCatalog: MixCatalog;
}

/** Orders: placed, withdrawn, shown and bought once more. */
export const orderUseCases = (
  ports: OrderPorts,
  { syncCart }: Pick<AccountCartUseCases, 'syncCart'>,
) => ({
  placeOrder: makePlaceOrder(ports),
  withdrawOrder: makeWithdrawOrder(ports.currentCheckout, ports.orderPlacement),
  showOrder: makeShowOrder(ports.placedOrders),
  ordersPlacedHere: makeOrdersPlacedHere(ports.shopperMemory),
  reorder: makeReorder(ports, syncCart),
});

export type OrderUseCases = ReturnType<typeof orderUseCases>;

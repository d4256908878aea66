import type { AccountCartUseCases } from '#application/cart/account-cart-use-cases.ts';
import { makeReorder } from '#application/cart/reorder.ts';
import { makeOrdersPlacedHere } from '#application/order/orders-placed-here.ts';
import { makePlaceOrder } from '#application/order/place-order.ts';
import { makeShowOrder } from '#application/order/show-order.ts';
import { makeWithdrawOrder } from '#application/order/withdraw-order.ts';
import type { OpenCardEntry } from '#application/payment/open-card-entry.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type { Catalog } from '#ports/catalog/catalog.ts';
import type { CurrentCheckout } from '#ports/checkout/current-checkout.ts';
import type { Clock } from '#ports/device/clock.ts';
import type { IdGenerator } from '#ports/device/id-generator.ts';
import type { MixCatalog } from '#ports/mix/mix-catalog.ts';
import type { OrderPlacement, PlacedOrders } from '#ports/order/order-placement.ts';
import type { ShopperMemory } from '#ports/session/shopper-memory.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';
import type { Telemetry } from '#ports/telemetry/telemetry.ts';

export interface OrderPorts {
  readonly currentCart: CurrentCart;
  readonly currentCheckout: CurrentCheckout;
  readonly orderPlacement: OrderPlacement;
  readonly shopperMemory: ShopperMemory;
  readonly telemetry: Telemetry;
  readonly clock: Clock;
  readonly idGenerator: IdGenerator;
  readonly openCardEntry: OpenCardEntry;
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
  placeOrder: makePlaceOrder(
    ports.currentCart,
    ports.currentCheckout,
    ports.orderPlacement,
    ports.shopperMemory,
    ports.telemetry,
    ports.clock,
    ports.idGenerator,
    ports.openCardEntry,
  ),
  withdrawOrder: makeWithdrawOrder(ports.currentCheckout, ports.orderPlacement),
  showOrder: makeShowOrder(ports.placedOrders),
  ordersPlacedHere: makeOrdersPlacedHere(ports.shopperMemory),
  reorder: makeReorder(ports, syncCart),
});

export type OrderUseCases = ReturnType<typeof orderUseCases>;

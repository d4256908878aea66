import { ContainerModule } from 'inversify';
import { makeOrdersPlacedHere } from '#application/order/orders-placed-here.ts';
import { makePlaceOrder } from '#application/order/place-order.ts';
import { makeShowOrder } from '#application/order/show-order.ts';
import { makeWithdrawOrder } from '#application/order/withdraw-order.ts';
import {
  ClockToken,
  CurrentCartToken,
  CurrentCheckoutToken,
  IdGeneratorToken,
  OpenCardEntryToken,
  OrderDeskToken,
  PlacedOrdersToken,
  ShopperMemoryToken,
  TelemetryToken,
  tokenOf,
} from '#composition/tokens.ts';

export const orderUseCases = new ContainerModule(({ bind }) => {
  bind(tokenOf('placeOrder')).toResolvedValue(
    (currentCart, currentCheckout, desk, memory, telemetry, clock, ids, cardEntry) =>
      makePlaceOrder({
        ...{ currentCart, currentCheckout, desk, memory },
        ...{ telemetry, clock, ids, cardEntry },
      }),
    [
      CurrentCartToken,
      CurrentCheckoutToken,
      OrderDeskToken,
      ShopperMemoryToken,
      TelemetryToken,
      ClockToken,
      IdGeneratorToken,
      OpenCardEntryToken,
    ],
  );
  bind(tokenOf('withdrawOrder')).toResolvedValue(makeWithdrawOrder, [
    CurrentCheckoutToken,
    OrderDeskToken,
  ]);
  bind(tokenOf('showOrder')).toResolvedValue(makeShowOrder, [PlacedOrdersToken]);
  bind(tokenOf('ordersPlacedHere')).toResolvedValue(makeOrdersPlacedHere, [ShopperMemoryToken]);
});

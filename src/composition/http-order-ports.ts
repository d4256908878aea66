import type { ContainerModuleLoadOptions } from 'inversify';
import { makeHttpOrderDesk } from '#adapters/http/order/http-order-desk.ts';
import { makeHttpPlacedOrders } from '#adapters/http/order/http-placed-orders.ts';
import { makeHttpPaymentSessions } from '#adapters/http/payment/http-payment-sessions.ts';
import {
  ClockToken,
  OrderDeskToken,
  PaymentSessionsToken,
  PlacedOrdersToken,
  PlaceToken,
  ShopFactsToken,
  ShopHttpToken,
} from '#composition/tokens.ts';

/** What ordering asks of the storefront. */
export const bindOrderHttp = ({ bind }: ContainerModuleLoadOptions): void => {
  bind(OrderDeskToken).toResolvedValue(
    (http, place) => makeHttpOrderDesk(http, place),
    [ShopHttpToken, PlaceToken],
  );
  bind(PlacedOrdersToken).toResolvedValue(makeHttpPlacedOrders, [ShopHttpToken, PlaceToken]);
  bind(PaymentSessionsToken).toResolvedValue(
    (http, clock, { targetOrigin }) => makeHttpPaymentSessions(http, clock, targetOrigin),
    [ShopHttpToken, ClockToken, ShopFactsToken],
  );
};

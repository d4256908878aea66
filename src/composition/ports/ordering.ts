import type { ContainerModuleLoadOptions } from 'inversify';
import { makeHttpOrderDesk } from '#adapters/http/http-order-desk.ts';
import { makeHttpPaymentSessions } from '#adapters/http/http-payment-sessions.ts';
import { makeHttpPlacedOrders } from '#adapters/http/http-placed-orders.ts';
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

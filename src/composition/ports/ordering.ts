import { makeHttpOrderPlacement } from '#adapters/http/order/http-order-placement.ts';
import { makeHttpPlacedOrders } from '#adapters/http/order/http-placed-orders.ts';
import { makeHttpMerchantSessions } from '#adapters/http/payment/http-merchant-sessions.ts';
import { makeHttpPaymentSessions } from '#adapters/http/payment/http-payment-sessions.ts';
import { makeOpenCardEntry } from '#application/payment/open-card-entry.ts';
import type { StorefrontPorts } from '#composition/ports/storefront.ts';

/** What checkout, payment and orders ask of the storefront, and the card entry they share. */
export const orderingPorts = {
  orderPlacement: ({ storefront: { http, place } }: StorefrontPorts) =>
    makeHttpOrderPlacement(http, place),
  placedOrders: ({ storefront: { http, place } }: StorefrontPorts) =>
    makeHttpPlacedOrders(http, place),
  paymentSessions: ({ storefront: { http }, clock, shopFacts }: StorefrontPorts) =>
    makeHttpPaymentSessions(http, clock, shopFacts.targetOrigin),
  merchantSessions: ({ storefront: { http } }: StorefrontPorts) => makeHttpMerchantSessions(http),
  openCardEntry: makeOpenCardEntry,
};

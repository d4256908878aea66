import { makeHttpOrderTracking } from '#adapters/http/order/http-order-tracking.ts';
import type { ToStorefront } from '#composition/ports/storefront.ts';

/** Guests' orders, found by number and e-mail. */
export const trackingPorts = {
  orderTracking: ({ storefront: { http, place } }: ToStorefront) =>
    makeHttpOrderTracking(http, place),
};

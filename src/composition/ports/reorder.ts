import { makeHttpMixCatalog } from '#adapters/http/mix/http-mix-catalog.ts';
import { makeHttpPlacedOrders } from '#adapters/http/order/http-placed-orders.ts';
import type { ToStorefront } from '#composition/ports/storefront.ts';

/** What buying an earlier order once more asks of the storefront. */
export const reorderPorts = {
  placedOrders: ({ storefront: { http, place } }: ToStorefront) =>
    makeHttpPlacedOrders(http, place),
  mixCatalog: ({ storefront: { http, place } }: ToStorefront) => makeHttpMixCatalog(http, place),
};

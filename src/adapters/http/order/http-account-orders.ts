import { Effect } from 'effect';
import { firstItem } from '#adapters/http/client/first-item.ts';
import type { ShopHttp } from '#adapters/http/client/shop-http.ts';
import { orderhistory } from '#adapters/http/wire/calls/account/order-history-calls.ts';
import type { CustomerOrders } from '#ports/order/account-orders.ts';

/** The order history behind the storefront's submittedorder call (D-API-17). */
export const makeHttpCustomerOrders = (http: ShopHttp): CustomerOrders => ({
  page: (accountId, page) =>
    Effect.flatMap(
      http.call(orderhistory, { query: { accountId, page: String(page) } }),
      firstItem('orderhistory'),
    ),
});

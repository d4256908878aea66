import { Effect } from 'effect';
import { firstItem } from '#adapters/http/client/first-item.ts';
import type { ShopHttp } from '#adapters/http/client/shop-http.ts';
import { orderhistory } from '#adapters/http/wire/calls/account/order-history-calls.ts';
import type { AccountOrders } from '#ports/order/account-orders.ts';

/** The order history behind the storefront's submittedorder call (D-API-17). */
export const makeHttpAccountOrders = (http: ShopHttp): AccountOrders => ({
  page: (accountId, page) =>
    Effect.flatMap(
      http.call(orderhistory, { query: { accountId, page: String(page) } }),
      firstItem('orderhistory'),
    ),
});

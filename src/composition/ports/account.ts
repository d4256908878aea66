import { makeHttpAccountDirectory } from '#adapters/http/account/http-account-directory.ts';
import { makeHttpCustomerAccounts } from '#adapters/http/account/http-own-account.ts';
import { makeHttpCustomerOrders } from '#adapters/http/order/http-account-orders.ts';
import type { ToStorefront } from '#composition/ports/storefront.ts';

/** Accounts, their orders and their passwords. */
export const accountPorts = {
  customerAccounts: ({ storefront: { http } }: ToStorefront) => makeHttpCustomerAccounts(http),
  customerOrders: ({ storefront: { http } }: ToStorefront) => makeHttpCustomerOrders(http),
  accountDirectory: ({ storefront: { http, place } }: ToStorefront) =>
    makeHttpAccountDirectory(http, place),
};

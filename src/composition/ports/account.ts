import { makeHttpAccountDirectory } from '#adapters/http/account/http-account-directory.ts';
import { makeHttpOwnAccount } from '#adapters/http/account/http-own-account.ts';
import { makeHttpAccountOrders } from '#adapters/http/order/http-account-orders.ts';
import type { ToStorefront } from '#composition/ports/storefront.ts';

/** Accounts, their orders and their passwords. */
export const accountPorts = {
  ownAccount: ({ storefront: { http } }: ToStorefront) => makeHttpOwnAccount(http),
  accountOrders: ({ storefront: { http } }: ToStorefront) => makeHttpAccountOrders(http),
  accountDirectory: ({ storefront: { http, place } }: ToStorefront) =>
    makeHttpAccountDirectory(http, place),
};

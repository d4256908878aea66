import { makeHttpAccountCarts } from '#adapters/http/cart/http-account-carts.ts';
import { quietly } from '#adapters/http/client/quietly.ts';
import { makeHttpMixCatalog } from '#adapters/http/mix/http-mix-catalog.ts';
import { makeHttpSavedMixes } from '#adapters/http/mix/http-saved-mixes.ts';
import { makeHttpAccountOrders } from '#adapters/http/order/http-account-orders.ts';
import type { StorefrontPorts, ToStorefront } from '#composition/ports/storefront.ts';

/** Carts the shop keeps for accounts. */
export const accountCartPorts = {
  accountCarts: ({ storefront: { http } }: ToStorefront) => makeHttpAccountCarts(http),
};

/** What an account had before, for what a page shows beside what was asked for. */
export const welcomePorts = {
  asideOrders: ({ storefront: { http } }: StorefrontPorts) => makeHttpAccountOrders(quietly(http)),
  asideMixes: ({ storefront: { http } }: StorefrontPorts) => makeHttpSavedMixes(quietly(http)),
  asideMixCatalog: ({ storefront: { http, place } }: StorefrontPorts) =>
    makeHttpMixCatalog(quietly(http), place),
};

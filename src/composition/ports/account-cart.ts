import { makeHttpAccountCarts } from '#adapters/http/cart/http-account-carts.ts';
import type { ToStorefront } from '#composition/ports/storefront.ts';

/** Carts the shop keeps for accounts. */
export const accountCartPorts = {
  accountCarts: ({ storefront: { http } }: ToStorefront) => makeHttpAccountCarts(http),
};

import type { ContainerModuleLoadOptions } from 'inversify';
import { makeHttpAccountCarts } from '#adapters/http/cart/http-account-carts.ts';
import { AccountCartsToken, ShopHttpToken } from '#composition/tokens.ts';

/** Carts the shop keeps for accounts, behind the storefront's calls. */
export const bindAccountCart = ({ bind }: ContainerModuleLoadOptions): void => {
  bind(AccountCartsToken).toResolvedValue(makeHttpAccountCarts, [ShopHttpToken]);
};

import type { ContainerModuleLoadOptions } from 'inversify';
import { makeHttpAccountDirectory } from '#adapters/http/account/http-account-directory.ts';
import { makeHttpCustomerAccounts } from '#adapters/http/account/http-customer-accounts.ts';
import { makeHttpCustomerOrders } from '#adapters/http/order/http-customer-orders.ts';
import {
  AccountDirectoryToken,
  CustomerAccountsToken,
  CustomerOrdersToken,
  PlaceToken,
  ShopHttpToken,
} from '#composition/tokens.ts';

/** Accounts, their orders and their passwords, behind the storefront's calls. */
export const bindAccount = ({ bind }: ContainerModuleLoadOptions): void => {
  bind(CustomerAccountsToken).toResolvedValue(makeHttpCustomerAccounts, [ShopHttpToken]);
  bind(CustomerOrdersToken).toResolvedValue(makeHttpCustomerOrders, [ShopHttpToken]);
  bind(AccountDirectoryToken).toResolvedValue(makeHttpAccountDirectory, [
    ShopHttpToken,
    PlaceToken,
  ]);
};

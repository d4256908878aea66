import type { ContainerModuleLoadOptions } from 'inversify';
import { makeHttpCustomerAccounts } from '#adapters/http/http-customer-accounts.ts';
import { CustomerAccountsToken, ShopHttpToken } from '#composition/tokens.ts';

/** The account of who is signed in. */
export const bindAccount = ({ bind }: ContainerModuleLoadOptions): void => {
  bind(CustomerAccountsToken).toResolvedValue(makeHttpCustomerAccounts, [ShopHttpToken]);
};

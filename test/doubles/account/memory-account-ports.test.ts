import { sara } from '#test/application/identity/memory-sign-in.ts';
import { makeMemoryAccountDirectory } from '#test/doubles/account/memory-account-directory.ts';
import { makeMemoryCustomerAccounts } from '#test/doubles/account/memory-customer-accounts.ts';
import { makeMemoryCustomerOrders } from '#test/doubles/order/memory-customer-orders.ts';
import { makeMemoryOrderDesk } from '#test/doubles/order/memory-order-desk.ts';
import { chips } from '#test/fixtures.ts';
import {
  accountDirectoryContract,
  customerAccountsContract,
  customerTillContract,
} from '#test/ports/account.contract.ts';

customerAccountsContract('memory', async () => ({ accounts: makeMemoryCustomerAccounts(sara) }));
customerTillContract('memory', async () => {
  const accounts = makeMemoryCustomerAccounts(sara);
  const desk = makeMemoryOrderDesk({ shelf: () => [chips], now: () => 0, account: accounts });
  const orders = makeMemoryCustomerOrders(() => [...desk.placed.values()]);
  return {
    accounts,
    orders,
    desk,
    wait: () => undefined,
    pay: async () => ({ paymentToken: 'token' }),
  };
});
accountDirectoryContract('memory', async () => ({
  directory: makeMemoryAccountDirectory({
    known: ['known@example.com'],
    social: ['google@example.com'],
    currentPassword: 'Cr1spy!Corn',
    resetTokens: ['token-1'],
  }),
  known: 'known@example.com',
  google: 'google@example.com',
  nobody: 'nobody@example.com',
  resetToken: async () => 'token-1',
}));

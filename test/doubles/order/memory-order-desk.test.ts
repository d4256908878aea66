import type { ProductId } from '#domain/catalog/product-id.ts';
import { sara } from '#test/application/sign-in/memory-sign-in.ts';
import { makeMemoryCustomerAccounts } from '#test/doubles/account/memory-customer-accounts.ts';
import { makeMemoryCustomerOrders } from '#test/doubles/order/memory-customer-orders.ts';
import { makeMemoryOrderDesk } from '#test/doubles/order/memory-order-desk.ts';
import { chips, product } from '#test/fixtures.ts';
import { customerOrdersContract } from '#test/ports/order/customer-orders.contract.ts';
import { type OpenDesk, orderDeskContract } from '#test/ports/order/order-desk.contract.ts';
import { placedOrdersContract } from '#test/ports/order/placed-orders.contract.ts';

const shelf = [chips, product({ productId: 'OUT-0001' as ProductId, stock: 0 })];
const given = { transientToken: 'token', expiresAt: 1, brand: 'Visa', last4: '1111' };
const pay = async () => given;

const openDesk = (): OpenDesk => {
  const desk = makeMemoryOrderDesk({ shelf: () => shelf, now: () => 0 });
  return {
    desk,
    placedOrders: desk,
    pay: async () => ({ kind: 'new-card', nameOnCard: 'Ada', saveNewCard: false, given }),
  };
};
orderDeskContract('memory-order-desk', openDesk);
placedOrdersContract('memory-order-desk', openDesk);

customerOrdersContract('memory-customer-orders', async () => {
  const accounts = makeMemoryCustomerAccounts(sara);
  const desk = makeMemoryOrderDesk({ shelf: () => [chips], now: () => 0, account: accounts });
  const orders = makeMemoryCustomerOrders(() => [...desk.placed.values()]);
  return { accounts, orders, desk, wait: () => undefined, pay };
});

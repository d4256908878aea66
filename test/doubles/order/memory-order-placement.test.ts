import type { ProductId } from '#domain/catalog/product-id.ts';
import { sara } from '#test/application/sign-in/memory-sign-in.ts';
import { makeMemoryOwnAccount } from '#test/doubles/account/memory-own-account.ts';
import { makeMemoryAccountOrders } from '#test/doubles/order/memory-account-orders.ts';
import { makeMemoryOrderPlacement } from '#test/doubles/order/memory-order-placement.ts';
import { chips, product } from '#test/fixtures.ts';
import { accountOrdersContract } from '#test/ports/order/account-orders.contract.ts';
import {
  type OpenDesk,
  orderPlacementContract,
} from '#test/ports/order/order-placement.contract.ts';
import { placedOrdersContract } from '#test/ports/order/placed-orders.contract.ts';

const shelf = [chips, product({ productId: 'OUT-0001' as ProductId, stock: 0 })];
const given = { transientToken: 'token', expiresAt: 1, brand: 'Visa', last4: '1111' };
const pay = async () => given;

const openDesk = (): OpenDesk => {
  const desk = makeMemoryOrderPlacement({ shelf: () => shelf, now: () => 0 });
  return {
    desk,
    placedOrders: desk,
    pay: async () => ({ kind: 'new-card', nameOnCard: 'Ada', saveNewCard: false, given }),
  };
};
orderPlacementContract('memory-order-placement', openDesk);
placedOrdersContract('memory-order-placement', openDesk);

accountOrdersContract('memory-account-orders', async () => {
  const accounts = makeMemoryOwnAccount(sara);
  const desk = makeMemoryOrderPlacement({ shelf: () => [chips], now: () => 0, account: accounts });
  const orders = makeMemoryAccountOrders(() => [...desk.placed.values()]);
  return { accounts, orders, desk, wait: () => undefined, pay };
});

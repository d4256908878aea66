import { afterAll, beforeAll } from 'vitest';
import { makeHttpAccountCarts } from '#adapters/http/cart/http-account-carts.ts';
import { makeAxiosTransport } from '#adapters/http/client/transport/axios-transport.ts';
import { getcustomer } from '#adapters/http/wire/calls/account/account-calls.ts';
import type { StorageKey } from '#domain/session/storage-key.ts';
import { loadCatalog } from '#server/data/load/load-catalog.ts';
import { signedIn, testShop } from '#test/adapters/http/fixture.ts';
import { accountCartsContract } from '#test/ports/cart/account-carts.contract.ts';
import { headersOf, openAccountShop } from '#test/server/account/signed-in.ts';
import { openInMemory, type TestDatabase } from '#test/server/setup/database/databases.ts';
import { record, smallCatalog } from '#test/server/setup/small-catalog.ts';

let database: TestDatabase;
let accounts: Awaited<ReturnType<typeof openAccountShop>>;
beforeAll(async () => {
  database = await openInMemory();
  const products = ['CHP-0101', 'POP-0203', 'VP-0007'].map((productId) => record({ productId }));
  await loadCatalog(database.db, smallCatalog(products));
  accounts = await openAccountShop(database);
});
afterAll(async () => {
  await accounts.shop.close();
  await database.close();
});

accountCartsContract('http-account-carts', async () => {
  await database.db.deleteFrom('accounts').execute();
  const { body } = await accounts.ask(getcustomer, 'ada');
  const { sessionId = '', rnduts = '', encstr = '' } = headersOf('ada');
  const values = new Map<StorageKey, string>([
    ...signedIn('token-ada'),
    ['sessionId', sessionId],
    ['rnduts', rnduts],
    ['encstr', encstr],
  ]);
  const transport = makeAxiosTransport({ baseUrl: accounts.shop.origin, timeout: 0 });
  const { http } = testShop({ values, options: { transport } });
  const owner = { accountId: String(body.data[0]?.['id']), email: 'ada@example.com' };
  return { carts: makeHttpAccountCarts(http), owner };
});

import { Effect } from 'effect';
import { afterAll, beforeAll } from 'vitest';
import { makeHttpOwnAccount } from '#adapters/http/account/http-own-account.ts';
import { makeAxiosTransport } from '#adapters/http/client/transport/axios-transport.ts';
import { makeHttpSavedMixes } from '#adapters/http/mix/http-saved-mixes.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { StorageKey } from '#domain/session/storage-key.ts';
import { loadCatalog } from '#server/data/load/load-catalog.ts';
import { shaken, testShop } from '#test/adapters/http/fixture.ts';
import { savedMixesContract } from '#test/ports/mix/saved-mixes.contract.ts';
import { headersOf, openAccountShop } from '#test/server/account/signed-in.ts';
import { openInMemory, type TestDatabase } from '#test/server/setup/database/databases.ts';
import { record, smallCatalog } from '#test/server/setup/small-catalog.ts';

const flavors = ['CHP-0101', 'POP-0203'] as unknown as readonly [ProductId, ProductId];
let database: TestDatabase;
let accounts: Awaited<ReturnType<typeof openAccountShop>>;
let people = 0;

beforeAll(async () => {
  database = await openInMemory();
  await loadCatalog(database.db, {
    ...smallCatalog(flavors.map((productId) => record({ productId }))),
    settings: { mixPackSize: '4', mixMaxPerItem: '3' },
  });
  accounts = await openAccountShop(database);
});
afterAll(async () => {
  await accounts.shop.close();
  await database.close();
});

/** Somebody new each time, signed in at the real server. */
savedMixesContract('http-saved-mixes', async () => {
  people += 1;
  const subject = `person-${people}`;
  accounts.provider.people.set(subject, { firstName: 'Ada', lastName: 'Byron' });
  const { authorization: _, ...session } = headersOf(subject);
  const values = shaken().set('accessToken', JSON.stringify({ accessToken: `token-${subject}` }));
  for (const [name, value] of Object.entries(session)) values.set(name as StorageKey, value);
  const baseUrl = `http://127.0.0.1:${accounts.shop.port}`;
  const { http } = testShop({
    values,
    options: { apiKey: 'test-key', transport: makeAxiosTransport({ baseUrl, timeout: 0 }) },
  });
  const { id } = await Effect.runPromise(makeHttpOwnAccount(http).read);
  return { mixes: makeHttpSavedMixes(http), accountId: id, flavors };
});

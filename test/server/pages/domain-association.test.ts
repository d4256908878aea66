import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ServerConfig } from '#server/base/config/config.ts';
import type { Database } from '#server/data/database/database.ts';
import { startShopServer } from '#server/start/shop-server.ts';
import { openInMemory } from '#test/server/setup/database/databases.ts';
import { fakeDirectory } from '#test/server/setup/directories.ts';
import { testConfig } from '#test/server/setup/shops.ts';

const path = '/.well-known/apple-developer-merchantid-domain-association';
const merchant: NonNullable<ServerConfig['applePay']> = {
  merchantIdentifier: 'merchant.test',
  domain: 'localhost',
  displayName: 'Test',
  certificate: '',
  key: '',
  hosts: [],
};

let database: Database;
beforeAll(async () => {
  database = await openInMemory();
});
afterAll(() => database.close());

const asked = async (config: Partial<ServerConfig>, at: string) => {
  const shop = await startShopServer({
    config: testConfig(config),
    database,
    directory: fakeDirectory(),
  });
  try {
    return await fetch(`http://127.0.0.1:${shop.port}${at}`);
  } finally {
    await shop.close();
  }
};

it.each([path, `${path}.txt`])('[WALLET-01] Apple finds its file at %s', async (at) => {
  const applePay = { ...merchant, association: '7B22707370\n' };
  const answer = await asked({ applePay }, at);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toBe('7B22707370\n');
});

it('a shop without the file has no such page', async () => {
  expect((await asked({ applePay: merchant }, path)).status).toBe(404);
});

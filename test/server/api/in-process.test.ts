import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/data/database/database.ts';
import { loadCatalog } from '#server/data/load/load-catalog.ts';
import { openInMemory } from '#test/server/setup/database/databases.ts';
import { startTestShop, type TestShop } from '#test/server/setup/shops.ts';
import { manyProducts, smallCatalog } from '#test/server/setup/small-catalog.ts';

const list = '/v3/dopservice/b2c/getqueryproducts';
const question = {
  productTypes: [],
  brand: [],
  flavor: [],
  size: [],
  sort: 'featured',
  page: 1,
  pageSize: 36,
};

describe('a call in the same process', () => {
  let database: Database;
  let shop: TestShop;
  beforeAll(async () => {
    database = await openInMemory();
    await loadCatalog(database.db, smallCatalog(manyProducts(40)));
    shop = await startTestShop({ database });
  });
  afterAll(async () => {
    await shop.close();
    await database.close();
  });

  it('answers what the network answers', async () => {
    const detail = '/v3/dopservice/b2c/productdetail';
    const pairs = [
      [
        await shop.post(list, question),
        await shop.call({ method: 'post', path: list, body: question }),
      ],
      [
        await shop.post(list, { ...question, brand: ['mazoro'], lang: 'es' }),
        await shop.call({
          method: 'POST',
          path: list,
          body: JSON.stringify({ ...question, brand: ['mazoro'], lang: 'es' }),
        }),
      ],
      [
        await shop.get(`${detail}?productId=CHP-000003&lang=es`),
        await shop.call({
          method: 'GET',
          path: `${detail}?lang=es`,
          query: { productId: 'CHP-000003', locationNumber: undefined },
        }),
      ],
      [
        await shop.get('/services/labelslist', { 'accept-language': 'es' }),
        await shop.call({
          method: 'GET',
          path: '/services/labelslist',
          headers: { 'Accept-Language': 'es', 'Accept-Encoding': 'br' },
        }),
      ],
    ] as const;
    for (const [network, inside] of pairs) {
      expect(inside.status).toBe(200);
      expect(inside.body).toEqual(network.body);
    }
  });

  it('is refused like on the network, with the same words', async () => {
    const id = { 'x-request-id': 'the-same-id' };
    const pairs = [
      [
        await shop.get('/webservices/no', id),
        await shop.call({ method: 'GET', path: '/webservices/no', headers: id }),
      ],
      [await shop.get(list, id), await shop.call({ method: 'GET', path: list, headers: id })],
      [
        await shop.post(list, { ...question, page: 0 }, id),
        await shop.call({
          method: 'POST',
          path: list,
          body: { ...question, page: 0 },
          headers: id,
        }),
      ],
    ] as const;
    for (const [network, inside] of pairs) {
      expect(inside.status).toBe(network.status);
      expect(inside.body).toEqual(network.body);
    }
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { getconfig, productlist } from '#adapters/http/wire/calls/mix-calls.ts';
import { loadCatalog } from '#server/data/load/load-catalog.ts';
import {
  describeOnBothDatabases,
  type TestDatabase,
} from '#test/server/setup/database/databases.ts';
import { startTestShop, type TestShop } from '#test/server/setup/shops.ts';
import { manyProducts, record, smallCatalog } from '#test/server/setup/small-catalog.ts';

const key = { 'x-api-key': 'test-key' };

describeOnBothDatabases('the multipack calls', (open) => {
  let database: TestDatabase;
  let shop: TestShop;
  const load = (settings: Readonly<Record<string, string>>) =>
    loadCatalog(database.db, {
      ...smallCatalog([...manyProducts(40), record({ productId: 'CAP-0001', mixable: false })]),
      settings,
    });
  const config = async (lang = 'en-us') => {
    const { body } = await shop.get(`${getconfig.path}?lang=${lang}`, key);
    return z.parse(getconfig.item, body.data[0]);
  };
  const page = async (number: string) => {
    const { status, body } = await shop.get(`${productlist.path}?page=${number}&pageSize=36`, key);
    return { status, ids: body.data.map(({ productId }) => productId) };
  };
  beforeAll(async () => {
    database = await open();
    await load({ mixPackSize: '12', mixPrice: '9.95', mixMaxPerItem: '4', mixNonSku: 'ZBOX' });
    shop = await startTestShop({ database });
  });
  afterAll(async () => {
    await shop.close();
    await database.close();
  });

  it('[API-017] [MIX-04] [MIX-11] the rules are what the operators set', async () => {
    expect(await config()).toEqual({
      packSize: 12,
      zNonSku: 'ZBOX',
      price: 995,
      minDistinct: 1,
      maxPerItem: 4,
      namePattern: 'My Mix {n}',
    });
    expect((await config('es')).namePattern).toBe('Mi mezcla {n}');
  });

  it('[API-054] [MIX-10] lists what may go into a box, 36 a page, nothing twice', async () => {
    const [first, second] = [await page('1'), await page('2')];
    expect(first.ids).toHaveLength(36);
    const all = [...first.ids, ...second.ids];
    expect(new Set(all).size).toBe(40);
    expect(all).not.toContain('CAP-0001');
    expect((await page('3')).ids).toEqual([]);
  });

  it('[API-054] refuses a page that is no page', async () => {
    for (const number of ['0', '-1', '1.5', 'x', '999999']) {
      expect((await page(number)).status, number).toBe(400);
    }
  });

  it('[MIX-11] a pattern whose names nobody could order is as good as none', async () => {
    await load({ mixNamePattern: 'Box #{n}' });
    expect((await config()).namePattern).toBe('My Mix {n}');
    await load({ mixNamePattern: 'Caja {n}' });
    expect((await config()).namePattern).toBe('Caja {n}');
  });

  describe('after the operators wrote nonsense', () => {
    beforeAll(() => load({ mixPackSize: '0', mixPrice: 'free', mixMinDistinct: '-3' }));

    it('[MIX-04] a box holds 30 and costs what its bags cost', async () => {
      const rules = await config();
      expect(rules).toMatchObject({ packSize: 30, minDistinct: 1, maxPerItem: 30 });
      expect(rules.price).toBe(undefined);
    });
  });
});

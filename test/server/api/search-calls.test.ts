import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedCatalog } from '#sandbox/catalog/catalog.ts';
import { seedRecord } from '#sandbox/catalog/seed-record.ts';
import { loadCatalog } from '#server/data/load/load-catalog.ts';
import { anyCharacter } from '#test/arbitraries/text.ts';
import {
  describeOnBothDatabases,
  type TestDatabase,
} from '#test/server/setup/database/databases.ts';
import { startTestShop, type TestShop } from '#test/server/setup/shops.ts';

const b2c = '/v3/dopservice/b2c';
const ids = new Set<string>(seedCatalog().products.map(({ productId }) => productId));
const words = [
  'jalapeño',
  'palomitas',
  'chile lime',
  'sin gluten',
  'sal de mar',
  'Otto & Fig',
  'limón',
];

describeOnBothDatabases('searching over HTTP', (open) => {
  let database: TestDatabase;
  let shop: TestShop;
  beforeAll(async () => {
    database = await open();
    await loadCatalog(database.db, seedRecord());
    shop = await startTestShop({ database });
  });
  afterAll(async () => {
    await shop.close();
    await database.close();
  });
  const suggest = (searchText: string) =>
    shop.get(`${b2c}/getautocompleteproducts?${new URLSearchParams({ searchText })}`);
  const list = (searchText: string, facts: object = {}) =>
    shop.post(`${b2c}/getqueryproducts`, {
      searchText,
      productTypes: [],
      brand: [],
      flavor: [],
      size: [],
      sort: 'featured',
      page: 1,
      pageSize: 36,
      ...facts,
    });
  const found = async (text: string) => {
    const { list: products, ...rest } = (await list(text)).body.data[0] as {
      list: readonly { productId: string }[];
    };
    return { ids: products.map(({ productId }) => productId), ...rest };
  };

  it('[SEARCH-01] suggests eight products at most, each snack once, with what a line shows', async () => {
    const { status, body } = await suggest('chi');
    expect(status).toBe(200);
    expect(body.data.length).toBeLessThanOrEqual(8);
    expect(body.data[0]).toMatchObject({
      productId: expect.any(String),
      title: expect.any(String),
      brand: expect.any(String),
      price: expect.any(Number),
      flavorLabel: expect.any(String),
    });
    const titles = body.data.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('[SEARCH-01] asks for two characters; blanks around them do not count', async () => {
    for (const text of ['', 'c', ' c ', 'c'.repeat(201)]) {
      expect([text, (await suggest(text)).status]).toEqual([text, 400]);
    }
    expect((await suggest(' ch ')).status).toBe(200);
  });

  it('[SEARCH-04] the product query takes the text, together with filters', async () => {
    const { body } = await list('chips', { brand: ['mazoro'] });
    const [page] = body.data as unknown as readonly { list: readonly { brandId: string }[] }[];
    expect(page?.list.length).toBeGreaterThan(0);
    for (const { brandId } of page?.list ?? []) expect(brandId).toBe('mazoro');
  });

  it('any text is answered: products of the shop, never a failure', async () => {
    const text = fc.oneof(
      fc.string({ unit: anyCharacter(), maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.constantFrom(
        "' or 1=1 --",
        '<img src=x onerror=alert(1)>',
        '\0',
        ':*',
        "''",
        '& | !',
        '🌶️',
      ),
    );
    await fc.assert(
      fc.asyncProperty(text, async (typed) => {
        const answers = await Promise.all([suggest(typed), list(typed)]);
        for (const { status } of answers) expect(status).toBeLessThan(500);
        if (answers[1].status === 200) {
          const { ids: products } = await found(typed);
          for (const id of products) expect(ids.has(id)).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('letter case and accents change nothing', async () => {
    const variant = fc.tuple(fc.constantFrom(...words), fc.infiniteStream(fc.nat({ max: 3 })));
    await fc.assert(
      fc.asyncProperty(variant, async ([text, choices]) => {
        const typed = [...text.normalize('NFD')].map((letter) => {
          const [choice] = choices.take(1);
          if (choice === 0) return letter.toUpperCase();
          return choice === 1 && /\p{M}/u.test(letter) ? '' : letter;
        });
        expect((await found(typed.join(''))).ids).toEqual((await found(text)).ids);
      }),
      { numRuns: 30 },
    );
  });
});

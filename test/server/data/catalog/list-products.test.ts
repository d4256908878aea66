import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { everyProduct, type ProductQuery } from '#domain/catalog/product-query.ts';
import type { ProductRecord } from '#domain/catalog/records/product-record.ts';
import { listFilter } from '#server/data/catalog/list-conditions.ts';
import { listProducts } from '#server/data/catalog/list-products.ts';
import { loadCatalog } from '#server/data/load/load-catalog.ts';
import { readSearch } from '#server/data/search/search-reader.ts';
import { anyCharacter } from '#test/arbitraries/text.ts';
import {
  describeOnBothDatabases,
  type TestDatabase,
} from '#test/server/setup/database/databases.ts';
import { manyProducts, record, smallCatalog } from '#test/server/setup/small-catalog.ts';

const records: readonly ProductRecord[] = [
  ...manyProducts(120),
  record({
    productId: 'JAL-9001',
    title: { en: 'Fire & Ice', es: 'Fuego y hielo' },
    flavor: 'jalapeno',
    type: 'popcorn',
    brandId: 'matinee',
    size: '6.5 OZ',
  }),
  record({
    productId: 'NUT-0001',
    title: { en: 'Ñandú nuts', es: 'Nueces Ñandú' },
    type: 'chips-not',
  }),
  record({ productId: 'GFT-0001', kind: 'gift-card', brandId: 'crunchcart' }),
];
const here = { language: 'en-us', locationNumber: '100' } as const;

describeOnBothDatabases('the product list', (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await loadCatalog(database.db, smallCatalog(records));
  });
  afterAll(() => database.close());
  const read = async (asked: Partial<ProductQuery>) => {
    const { searchText } = asked;
    const search = searchText?.trim() ? await readSearch(database.db, searchText) : undefined;
    return listFilter({ ...everyProduct, ...asked }, search);
  };
  const list = async (
    asked: Partial<ProductQuery>,
    place: Parameters<typeof listProducts>[2] = here,
  ) => listProducts(database.db, await read(asked), place);
  const idsOf = async (asked: Partial<ProductQuery>) =>
    (await list(asked)).map(({ productId }) => productId as string);
  const allPages = async (asked: ProductQuery): Promise<readonly string[]> => {
    const ids: string[] = [];
    for (let page = 1; ; page += 1) {
      const found = await idsOf({ ...asked, page });
      if (found.length === 0) return ids;
      ids.push(...found);
    }
  };

  it('[BROWSE-06] gives 36 a page; the 37th product is the first of page 2', async () => {
    const first = await idsOf({ page: 1 });
    const second = await idsOf({ page: 2 });
    expect(first).toHaveLength(36);
    const all = await allPages(everyProduct);
    expect(second[0]).toBe(all[36]);
  });

  it('comes in the order asked for, all through', async () => {
    const byId = new Map(records.map((each) => [each.productId, each]));
    const orders: [ProductQuery['sort'], (each: ProductRecord) => number | string, 1 | -1][] = [
      ['featured', ({ popularity }) => popularity, -1],
      ['price-low', ({ priceCents }) => priceCents, 1],
      ['price-high', ({ priceCents }) => priceCents, -1],
      ['newest', ({ createdDay }) => createdDay, -1],
      ['name', ({ title }) => title.en.toLowerCase().replace('ñ', 'n').replace('ú', 'u'), 1],
    ];
    for (const [sort, key, direction] of orders) {
      const found = (await allPages({ ...everyProduct, sort })).map((id) => byId.get(id));
      const keys = found.flatMap((each) => (each === undefined ? [] : [key(each)]));
      for (const [place, value] of keys.entries()) {
        const next = keys[place + 1] ?? value;
        expect(value === next || (value < next ? 1 : -1) === direction, `${sort} at ${place}`).toBe(
          true,
        );
      }
    }
  });

  it('does not take a type that merely begins alike', async () => {
    const chips = await allPages({ ...everyProduct, productTypes: ['chips'] });
    expect(chips).not.toContain('NUT-0001');
  });

  it('finds words of title, brand, flavour and type in both languages, accents or not', async () => {
    for (const searchText of [
      'ice',
      'hielo',
      'jalapeno matinee fire',
      'JALAPEÑO fire',
      'palomitas hielo',
      'popcorn fire',
      'jal-9001',
      'fue',
    ]) {
      expect([searchText, await idsOf({ searchText })]).toEqual([searchText, ['JAL-9001']]);
    }
    expect(await idsOf({ searchText: 'nandu' })).toEqual(['NUT-0001']);
    expect(await idsOf({ searchText: 'ice jalapeno nandu' })).toEqual([]);
    expect(await idsOf({ searchText: '!!!' })).toEqual([]);
    expect(await idsOf({ searchText: '  ' })).toHaveLength(36);
  });

  it('survives any text as a search', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: anyCharacter(), maxLength: 60 }), async (searchText) => {
        const found = await list({ searchText: searchText.replaceAll('\0', '') });
        expect(found.length).toBeLessThanOrEqual(36);
      }),
      { numRuns: 60 },
    );
  });

  it('speaks the language and knows the stock of the place', async () => {
    const [texas] = await list({ searchText: 'CHP-000000' });
    const [nevada] = await list(
      { searchText: 'CHP-000000' },
      { language: 'es', locationNumber: '200' },
    );
    const [nowhere] = await list({ searchText: 'CHP-000000' }, { ...here, locationNumber: '300' });
    expect(texas).toMatchObject({ title: 'Snack CHP-000000', available: false });
    expect(nevada).toMatchObject({ title: 'Botana CHP-000000', available: true });
    expect(nowhere?.available).toBe(false);
  });
});

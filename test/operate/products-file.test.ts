import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { everyProduct } from '#domain/catalog/product-query.ts';
import { importProducts } from '#server/admin/catalog/import-products.ts';
import { amountIn } from '#server/admin/files/read-cell.ts';
import { listFilter } from '#server/data/catalog/list-conditions.ts';
import { listProducts } from '#server/data/catalog/list-products.ts';
import { readCatalogState } from '#server/data/catalog-state/catalog-state.ts';
import { loadCatalog } from '#server/data/load/load-catalog.ts';
import { readProducts } from '#server/data/load/read-products.ts';
import { readSearch } from '#server/data/search/search-reader.ts';
import {
  describeOnBothDatabases,
  type TestDatabase,
} from '#test/server/setup/database/databases.ts';
import { record, smallCatalog } from '#test/server/setup/small-catalog.ts';

const head = 'productId,brand,type,flavor,size,price,title,title.es,picture,stock';
const lime =
  'CHP-0200,mazoro,chips/tortilla,sea-salt,9 oz,$5.10,"Lime, very",Lima,/packs/lime.svg,7';

describeOnBothDatabases('a file of products', (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(() =>
    loadCatalog(
      database.db,
      smallCatalog([record({ productId: 'CHP-0101' }), record({ productId: 'CHP-0102' })]),
    ),
  );
  const take = (csv: string, write = true) => importProducts(database.db, csv, write);
  const find = async (productId: string) =>
    (await readProducts(database.db)).find(({ record: one }) => one.productId === productId)
      ?.record;
  const problemsOf = async (csv: string) => {
    const done = await take(csv);
    return done.ok ? [] : done.problems.map(({ line, text }) => `${line} ${text}`);
  };
  const search = async (text: string) => {
    const reading = await readSearch(database.db, text);
    const found = await listProducts(database.db, listFilter(everyProduct, reading), {
      language: 'en-us',
      locationNumber: '100',
    });
    return found.map(({ productId }) => productId);
  };

  it('changes price and stock, everywhere or at one place, and nothing else', async () => {
    const before = await find('CHP-0101');
    const { version } = await readCatalogState(database.db);
    expect(await take('productId,price,stock,stock.200\nCHP-0101,3.99,40,41\n')).toEqual({
      ok: true,
      value: { added: 0, changed: 1 },
    });
    expect(await find('CHP-0101')).toEqual({
      ...before,
      priceCents: 399,
      stock: expect.objectContaining({ '100': 40, '200': 41 }),
    });
    expect((await readCatalogState(database.db)).version).not.toBe(version);
  });

  it('adds a product that lists, search and shelves know, last in the catalogue', async () => {
    expect(await take(`${head}\n${lime}\n`)).toEqual({ ok: true, value: { added: 1, changed: 0 } });
    const stored = await readProducts(database.db);
    expect(stored.at(-1)?.record).toMatchObject({
      productId: 'CHP-0200',
      kind: 'snack',
      taxCategory: 'snack',
      priceCents: 510,
      title: { en: 'Lime, very', es: 'Lima' },
      stock: { '100': 7, '200': 7 },
    });
    expect(await search('lime')).toEqual(['CHP-0200']);
    // A word of before is still found, and one that is gone is not.
    await take('productId,title\nCHP-0200,Quince\n');
    expect(await search('quince')).toEqual(['CHP-0200']);
    expect((await find('CHP-0200'))?.title).toEqual({ en: 'Quince', es: 'Lima' });
  });

  it('sells a pack of what the shop has', async () => {
    const pack = `${head},kind,contents\nPCK-0009,mazoro,chips/tortilla,sea-salt,5 bags,19,Pack,Caja,/packs/p.svg,3,variety-pack,CHP-0101 x 2; CHP-0102 x 3`;
    expect((await take(pack)).ok).toBe(true);
    expect((await find('PCK-0009'))?.bundle).toEqual({
      virtualSku: 'V-PCK-0009',
      products: [
        { productId: 'CHP-0101', quantity: 2 },
        { productId: 'CHP-0102', quantity: 3 },
      ],
    });
  });

  it('takes all of its rows or none, and says each mistake with its line', async () => {
    const before = await readProducts(database.db);
    expect(
      await problemsOf(
        `${head}\n${lime}\nCHP-0101,,,,,free,,,,many\nCHP-0300,mazoro,,,,,,,,\n,,,,,1,,,,\n${lime}\nCHP-0102,nobody,,,,0,,,javascript:x,`,
      ),
    ).toEqual([
      '3 price must be dollars such as 4.29',
      '3 stock must be a whole number of units',
      '4 "CHP-0300" is new: it needs type, flavor, size, price, title, title.es, picture',
      '5 productId is missing',
      '6 "CHP-0200" is in line 2 too',
      '7 imagePath: must be a path such as /packs/x.svg, or an https address',
    ]);
    expect(await problemsOf('productId,brand,price\nCHP-0102,nobody,0\n')).toEqual([
      '2 there is no brand "nobody"',
      '2 a product must cost something',
    ]);
    expect(await readProducts(database.db)).toEqual(before);
  });

  it('knows its columns, and lines behind a cell of several lines', async () => {
    expect(await problemsOf('productId,pirce\nCHP-0101,1\n')).toEqual([
      '1 there is no column "pirce"',
    ]);
    expect(await problemsOf('productId,price,price\nCHP-0101,1,2\n')).toEqual([
      '1 the column "price" is there twice',
    ]);
    expect(await problemsOf('productId,price\n')).toEqual(['0 the file has no rows']);
    expect(await problemsOf('productId,price\nCHP-0101,1,2\n')).toEqual([
      '2 the row has another number of cells than the head',
    ]);
    expect(
      await problemsOf(
        'productId,description,price\nCHP-0101,"one\ntwo\nthree",1\nCHP-0102,x,free\n',
      ),
    ).toEqual(['5 price must be dollars such as 4.29']);
    // A row of several lines is named by its first.
    expect(
      await problemsOf('productId,description,price\nCHP-0101,"one\ntwo",free\nCHP-0102,x,1\n'),
    ).toEqual(['2 price must be dollars such as 4.29']);
    expect(await problemsOf('productId,stock.900\nCHP-0101,1\n')).toEqual([
      '2 there is no location "900"',
    ]);
  });

  it('is only checked where that is all that is asked for', async () => {
    const before = await readProducts(database.db);
    expect((await take(`${head}\n${lime}\n`, false)).ok).toBe(true);
    expect(await readProducts(database.db)).toEqual(before);
  });
});

describe('an amount in a file', () => {
  it('is read to the cent as it is written, and nothing else is an amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.boolean(), (cents, sign) => {
        const text = `${sign ? '$' : ''}${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
        expect(amountIn(text)).toEqual({ ok: true, value: cents });
      }),
    );
    for (const text of ['', '-1', '1.234', '1,50', '1e3', '0x10', '1 000', '1234567']) {
      expect(amountIn(text).ok, text).toBe(false);
    }
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyProduct } from '#domain/catalog/product-query.ts';
import { seedCatalog } from '#sandbox/catalog/catalog.ts';
import { catalogRecord } from '#sandbox/catalog/catalog-record.ts';
import { growCatalog } from '#sandbox/catalog/grow-catalog.ts';
import { listFilter } from '#server/data/catalog/list-conditions.ts';
import { listProducts } from '#server/data/catalog/list-products.ts';
import { countListed } from '#server/data/catalog/read-facets.ts';
import { readBrands, readHomeParts } from '#server/data/catalog/read-home.ts';
import { readNavigation } from '#server/data/catalog/read-settings.ts';
import { makeShelfMemory } from '#server/data/catalog/shelf-memory.ts';
import {
  knownLocation,
  readCatalogState,
  watchCatalog,
} from '#server/data/catalog-state/catalog-state.ts';
import { openDatabase } from '#server/data/database/database.ts';
import { loadCatalog } from '#server/data/load/load-catalog.ts';
import {
  describeOnBothDatabases,
  type TestDatabase,
} from '#test/server/setup/database/databases.ts';
import { record, smallCatalog } from '#test/server/setup/small-catalog.ts';

describeOnBothDatabases('loading a catalogue', (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  const count = () => {
    const shelves = makeShelfMemory(database.db, () => readCatalogState(database.db));
    return countListed(shelves, listFilter(everyProduct), '100');
  };
  const version = async () => (await readCatalogState(database.db)).version;

  it('takes the whole seed, and a grown one in its place', async () => {
    const seed = seedCatalog();
    const sold = seed.products.filter(
      ({ kind, sizeChoice }) => kind !== 'gift-card' && sizeChoice !== 'made',
    ).length;
    expect(await loadCatalog(database.db, catalogRecord(seed))).toBe(seed.products.length);
    expect(await count()).toBe(sold);
    expect(await readBrands(database.db)).toHaveLength(seed.brands.length);
    const home = await readHomeParts(database.db, 'es');
    expect(home.parentCategories).toHaveLength(seed.categories.parentCategories.length);
    for (const { imageUrls } of home.parentCategories) expect(imageUrls.length).toBeGreaterThan(0);
    const menu = await readNavigation(database.db, 'en-us');
    expect(menu.map(({ menuSeq }) => menuSeq)).toEqual(
      seed.navigation.map(({ menuSeq }) => menuSeq).sort((a, b) => a - b),
    );
    const grown = await loadCatalog(database.db, catalogRecord(seed, growCatalog(2500, 1)));
    expect(grown).toBe(2500);
    const place = { language: 'en-us', locationNumber: '100' } as const;
    expect(
      await listProducts(database.db, listFilter({ ...everyProduct, page: 60 }), place),
    ).toHaveLength(36);
  });

  it('counts the version up once, and leaves the old catalogue when it fails', async () => {
    const good = smallCatalog([record({ productId: 'CHP-0001' })]);
    const before = BigInt(await version());
    await loadCatalog(database.db, good);
    expect(BigInt(await version())).toBe(before + 1n);
    const bad = smallCatalog([
      record({ productId: 'CHP-0002' }),
      record({ productId: 'CHP-0002' }),
    ]);
    await expect(loadCatalog(database.db, bad)).rejects.toThrow();
    expect(await count()).toBe(1);
    expect(BigInt(await version())).toBe(before + 1n);
  });

  it('sees changes of another server process within the time a reading is trusted', async () => {
    const { url } = database;
    const other = url === undefined ? database : await openDatabase({ url });
    const catalog = watchCatalog(() => readCatalogState(database.db), 0);
    const before = (await catalog()).version;
    await other.db.updateTable('products').set({ price_cents: 999 }).execute();
    expect((await catalog()).version).not.toBe(before);
    if (other !== database) await other.close();
  });
});

describe('watching the catalogue', () => {
  const state = (version: string) => ({
    version,
    shelfVersion: '1',
    locations: new Set(['100', '200']),
    defaultLocation: '100',
  });

  it('asks once for all who wait, and not again while the reading is trusted', async () => {
    let asked = 0;
    const catalog = watchCatalog(async () => {
      asked += 1;
      return state(String(asked));
    }, 600_000);
    const readings = await Promise.all([catalog(), catalog(), catalog()]);
    expect(readings.map(({ version }) => version)).toEqual(['1', '1', '1']);
    expect((await catalog()).version).toBe('1');
    expect(asked).toBe(1);
  });

  it('asks again after a reading that failed', async () => {
    let asked = 0;
    const catalog = watchCatalog(async () => {
      asked += 1;
      if (asked === 1) throw new Error('down');
      return state('2');
    }, 600_000);
    await expect((async () => catalog())()).rejects.toThrow('down');
    expect((await catalog()).version).toBe('2');
  });

  it('knows the locations the shop has', () => {
    expect(knownLocation(state('1'), '200')).toBe('200');
    expect(knownLocation(state('1'), '999')).toBe('100');
    expect(knownLocation(state('1'), undefined)).toBe('100');
  });
});

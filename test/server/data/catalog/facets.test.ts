import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Facet } from '#domain/catalog/facets.ts';
import { facetNames, facetValuesOf } from '#domain/catalog/list-scope.ts';
import {
  everyProduct,
  type ProductFilter,
  type ProductQuery,
} from '#domain/catalog/product-query.ts';
import type { ProductRecord } from '#domain/catalog/records/product-record.ts';
import { type ListFilter, listFilter } from '#server/data/catalog/list-conditions.ts';
import { type ListExtent, listProducts } from '#server/data/catalog/list-products.ts';
import { countListed, readFacets } from '#server/data/catalog/read-facets.ts';
import { makeShelfMemory, type ShelfMemory } from '#server/data/catalog/shelf-memory.ts';
import { readCatalogState } from '#server/data/catalog-state/catalog-state.ts';
import { loadCatalog } from '#server/data/load/load-catalog.ts';
import { readSearch } from '#server/data/search/search-reader.ts';
import { productQueries } from '#test/arbitraries/product-query.ts';
import { isListed } from '#test/doubles/catalog/shelf-model.ts';
import {
  describeOnBothDatabases,
  type TestDatabase,
} from '#test/server/setup/database/databases.ts';
import { smallCatalog } from '#test/server/setup/small-catalog.ts';
import { placeAt, variedRecords } from '#test/server/setup/varied-records.ts';

const locations = ['100', '200', '300'] as const;
const here = { language: 'en-us', locationNumber: '100' } as const;

/** What a list must hold, by the domain's own word. */
const listedOf = (
  filter: ProductFilter,
  location: string,
  records: readonly ProductRecord[],
): readonly ProductRecord[] =>
  records.filter(
    (each) => each.kind !== 'gift-card' && isListed(placeAt(each, location, records), filter),
  );

/** Every option counted by hand: the facet's own picks taken off, one value put in their place. */
const countedByHand = (
  filter: ProductFilter,
  location: string,
  records: readonly ProductRecord[],
  facets: readonly Facet[],
) =>
  facets.map(({ name, options }) => ({
    name,
    options: options.map(({ value, label }) => ({
      value,
      label,
      count: listedOf(
        { ...filter, [name]: name === 'diet' ? [...filter.diet, value] : [value] },
        location,
        records,
      ).length,
    })),
  }));

describeOnBothDatabases('lists and their filters', (open) => {
  let database: TestDatabase;
  let shelves: ShelfMemory;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await loadCatalog(database.db, smallCatalog(variedRecords));
    shelves = makeShelfMemory(database.db, () => readCatalogState(database.db));
  });
  afterAll(() => database.close());

  const facets = (filter: ListFilter, locationNumber: string = here.locationNumber) =>
    readFacets(shelves, filter, { ...here, locationNumber });
  const allPages = async (query: ProductQuery, locationNumber: string, extent?: ListExtent) => {
    const ids: string[] = [];
    for (let page = 1; ; page += 1) {
      const place = { ...here, locationNumber };
      const found = await listProducts(database.db, listFilter({ ...query, page }), place, extent);
      if (found.length === 0) return ids;
      ids.push(...found.map(({ productId }) => productId));
    }
  };

  it('[BROWSE-02] a list is what the domain lets through, on all pages together, once each', async () => {
    await fc.assert(
      fc.asyncProperty(productQueries, fc.constantFrom(...locations), async (query, location) => {
        const expected = listedOf(query, location, variedRecords).map(({ productId }) => productId);
        const walked = await allPages(query, location);
        expect([...walked].sort()).toEqual([...expected].sort());
        // The same in the same order, however it is found.
        const extent = { total: expected.length, sold: 1_000_000 };
        expect(await allPages(query, location, extent)).toEqual(walked);
        const few = { total: expected.length, sold: 0 };
        expect(await allPages(query, location, few)).toEqual(walked);
        expect(await countListed(shelves, listFilter(query), location)).toBe(expected.length);
      }),
      { numRuns: 60 },
    );
  });

  it('[BROWSE-02] every filter counts what picking it alone in its group would list', async () => {
    await fc.assert(
      fc.asyncProperty(productQueries, fc.constantFrom(...locations), async (query, location) => {
        const found = await facets(listFilter(query), location);
        expect(found.map(({ name }) => name)).toEqual(facetNames);
        expect(found).toEqual(countedByHand(query, location, variedRecords, found));
      }),
      { numRuns: 40 },
    );
  });

  it('[BROWSE-02] every value of the shelf is among its filters, whatever is picked', async () => {
    const found = await facets(listFilter({ ...everyProduct, brand: ['nobody'] }));
    const sold = variedRecords.filter(({ kind }) => kind !== 'gift-card');
    for (const { name, options } of found) {
      const values = new Set(
        sold.flatMap((each) => facetValuesOf(placeAt(each, '100', variedRecords), name)),
      );
      expect(new Set(options.map(({ value }) => value))).toEqual(values);
    }
  });

  it('names brands, flavours and sizes in the shopper’s language', async () => {
    const found = await readFacets(shelves, listFilter(everyProduct), {
      language: 'es',
      locationNumber: '100',
    });
    const labels = found.map(({ options }) => options.map(({ label }) => label));
    expect(labels[0]).toContain('Matinée');
    expect(labels[1]).toContain('Sal de mar');
    expect(labels[3]).toEqual(expect.arrayContaining(['9 oz', '24 bags']));
  });

  it('a search narrows before any filter', async () => {
    const asked = { ...everyProduct, brand: ['mazoro'] };
    const query = listFilter(asked, await readSearch(database.db, 'jalapeño'));
    const spicy = variedRecords.filter(({ flavor }) => flavor === 'jalapeno');
    const found = await facets(query);
    expect(found).toEqual(countedByHand(asked, '100', spicy, found));
    expect(await countListed(shelves, query, '100')).toBe(
      spicy.filter(({ brandId }) => brandId === 'mazoro').length,
    );
  });

  const change = fc.record({
    product: fc.nat({ max: 119 }),
    location: fc.constantFrom('100', '200'),
    quantity: fc.nat({ max: 2 }),
    priceCents: fc.option(fc.integer({ min: 1, max: 4000 })),
    flavor: fc.option(fc.constantFrom('sea-salt', 'jalapeno')),
    removed: fc.nat({ max: 9 }).map((chance) => chance === 0),
  });

  it('counts follow every sale, delivery, new price and removal, without counting anew', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async (changes) => {
        await loadCatalog(database.db, smallCatalog(variedRecords));
        let records = variedRecords;
        for (const { product, location, quantity, priceCents, flavor, removed } of changes) {
          const productId = `CHP-${String(product).padStart(6, '0')}`;
          const set = {
            ...(priceCents !== null && { price_cents: priceCents }),
            ...(flavor !== null && { flavor }),
            title_en: 'Changed',
          };
          const { db } = database;
          if (removed)
            await db.deleteFrom('products').where('product_id', '=', productId).execute();
          await db.updateTable('products').set(set).where('product_id', '=', productId).execute();
          await db
            .updateTable('stock')
            .set({ quantity })
            .where('product_id', '=', productId)
            .where('location_number', '=', location)
            .execute();
          records = records.flatMap((each) =>
            each.productId !== productId
              ? [each]
              : removed
                ? []
                : [
                    {
                      ...each,
                      ...(priceCents !== null && { priceCents }),
                      ...(flavor !== null && { flavor }),
                      stock: { ...each.stock, [location]: quantity },
                    },
                  ],
          );
        }
        for (const location of locations) {
          const found = await facets(listFilter(everyProduct), location);
          expect(found).toEqual(countedByHand(everyProduct, location, records, found));
          expect(await countListed(shelves, listFilter(everyProduct), location)).toBe(
            listedOf(everyProduct, location, records).length,
          );
        }
      }),
      { numRuns: 12 },
    );
  });

  it('the shelf’s version stays when a sale changes no count, and moves when one does', async () => {
    const sell = (quantity: number) =>
      database.db
        .updateTable('stock')
        .set({ quantity })
        .where('product_id', '=', 'CHP-000001')
        .where('location_number', '=', '100')
        .execute();
    await sell(5);
    const before = await readCatalogState(database.db);
    await sell(4);
    const sold = await readCatalogState(database.db);
    expect(sold.version).not.toBe(before.version);
    expect(sold.shelfVersion).toBe(before.shelfVersion);
    await sell(0);
    expect((await readCatalogState(database.db)).shelfVersion).not.toBe(before.shelfVersion);
  });

  it('a ledger grown long is summed up, and says the same', async () => {
    const flips = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? 0 : 3));
    for (const quantity of flips) {
      await database.db.updateTable('stock').set({ quantity }).execute();
    }
    const length = async () =>
      Number(
        (
          await database.db
            .selectFrom('shelf_counts')
            .select((build) => build.fn.countAll<string>().as('length'))
            .executeTakeFirstOrThrow()
        ).length,
      );
    const before = await length();
    expect(before).toBeGreaterThan(2000);
    const all = variedRecords.map((each) => ({
      ...each,
      stock: Object.fromEntries(locations.map((location) => [location, 3])),
    }));
    for (const location of locations) {
      const found = await facets(listFilter(everyProduct), location);
      expect(found).toEqual(countedByHand(everyProduct, location, all, found));
    }
    expect(await length()).toBeLessThan(before / 4);
  });
});

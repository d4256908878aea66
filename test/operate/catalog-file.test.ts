import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CatalogRecord } from '#domain/catalog/records/catalog-record.ts';
import { usualDispatch } from '#domain/shipping/expected-day/dispatch.ts';
import { seedCatalog } from '#sandbox/catalog/catalog.ts';
import { seedRecord } from '#sandbox/catalog/seed-record.ts';
import { importCatalog, readCatalogFile } from '#server/admin/catalog/import-catalog.ts';
import { loadCatalog } from '#server/data/load/load-catalog.ts';
import { readCatalog } from '#server/data/load/read-catalog.ts';
import {
  describeOnBothDatabases,
  type TestDatabase,
} from '#test/server/setup/database/databases.ts';
import { record, smallCatalog } from '#test/server/setup/small-catalog.ts';

const fileOf = (catalog: CatalogRecord): string =>
  JSON.stringify({ ...catalog, products: [...catalog.products] }, null, 2);

const problemsOf = (text: string) => {
  const read = readCatalogFile(text);
  return read.ok ? [] : read.problems;
};

/** Names in an order of their own, so that only what is lost counts as a difference. */
const comparable = (text: string): unknown => {
  const sorted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(sorted);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .map(([name, part]) => [name, sorted(part)] as const)
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    );
  };
  return sorted(JSON.parse(text));
};

describeOnBothDatabases('the file of a whole catalogue', (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it('gives back all of the seed: what was exported loads the same shop again', async () => {
    await loadCatalog(database.db, seedRecord());
    const first = fileOf(await readCatalog(database.db));
    const loaded = await importCatalog(database.db, first, true);
    expect(loaded).toEqual({ ok: true, value: seedCatalog().products.length });
    const second = fileOf(await readCatalog(database.db));
    expect(comparable(second)).toEqual(comparable(first));
    const seed = JSON.parse(fileOf(seedRecord())) as CatalogRecord;
    const stored = JSON.parse(second) as CatalogRecord;
    const bySize = (products: CatalogRecord['products']) =>
      [...products].map(({ stock: _stock, ...facts }) => facts);
    expect(bySize(stored.products)).toEqual(bySize(seed.products));
    expect(stored.navigation).toEqual(seed.navigation);
    expect(stored.settings).toEqual(seed.settings);
    expect(new Set(stored.content.pages.map(({ page }) => page))).toEqual(
      new Set(seed.content.pages.map(({ page }) => page)),
    );
  });

  it('is only checked where that is all that is asked for', async () => {
    await loadCatalog(database.db, smallCatalog([record({ productId: 'CHP-0101' })]));
    const other = fileOf(smallCatalog([record({ productId: 'POP-0201' })]));
    expect(await importCatalog(database.db, other, false)).toEqual({ ok: true, value: 1 });
    const [product] = [...(await readCatalog(database.db)).products];
    expect(product?.productId).toBe('CHP-0101');
    expect((await importCatalog(database.db, other, true)).ok).toBe(true);
    expect([...(await readCatalog(database.db)).products][0]?.productId).toBe('POP-0201');
  });
});

it('names what is wrong in the form of the file, with its line', () => {
  const good = fileOf(smallCatalog([record({ productId: 'CHP-0101' })]));
  expect(problemsOf(good)).toEqual([]);
  const lineOf = (text: string, part: string) =>
    text.slice(0, text.indexOf(part)).split('\n').length;
  const dear = good.replace('"priceCents": 429', '"priceCents": "4.29"');
  expect(problemsOf(dear)).toEqual([
    {
      line: lineOf(dear, '"4.29"'),
      text: 'products[0].priceCents: Invalid input: expected number, received string',
    },
  ]);
  const extra = good.replace('"heat": 0', '"heat": 0,\n      "heet": 1');
  expect(problemsOf(extra)).toEqual([
    { line: lineOf(extra, '{\n      "kind"'), text: expect.stringContaining('"heet"') },
  ]);
  const broken = good.replace('"heat": 0,', '"heat": 0');
  const [syntax] = problemsOf(broken);
  expect(syntax?.line).toBe(lineOf(broken, '"heat": 0') + 1);
});

it('names what names nothing, what is there twice and what no shop can sell', () => {
  const catalog = smallCatalog([
    record({ productId: 'CHP-0101', brandId: 'nobody' }),
    record({ productId: 'CHP-0101', flavor: 'moonlight', stock: { '100': 1, '999': 1 } }),
    record({ productId: 'PCK-0001', kind: 'variety-pack' }),
    record({
      productId: 'PCK-0002',
      kind: 'variety-pack',
      bundle: { virtualSku: 'V-1', products: [{ productId: 'CHP-0404', quantity: 1 }] },
    }),
    record({ productId: 'CHP-0105', type: 'chips/nowhere', priceCents: 0 }),
  ]);
  const texts = problemsOf(
    fileOf({
      ...catalog,
      locations: catalog.locations.map((one) => ({ ...one, isDefault: false })),
    }),
  ).map(({ text }) => text);
  for (const said of [
    'products[0].brandId: there is no brand "nobody"',
    'products[1].productId: "CHP-0101" is there twice',
    'products[1].flavor: there is no flavor "moonlight"',
    'products[1].stock.999: there is no location "999"',
    'products[2].bundle: a variety pack needs its contents, and nothing else has any',
    'products[3].bundle.products[0].productId: there is no product "CHP-0404" to put into the pack',
    'products[4].type: there is no product type "chips/nowhere"',
    'products[4].priceCents: a product must cost something',
    'locations: exactly one location must be the default one',
  ]) {
    expect(texts).toContain(said);
  }
  expect(texts).toHaveLength(9);
});

it('takes an operator’s own days of dispatch, and the usual ones where none are given', () => {
  const catalog = smallCatalog([record({ productId: 'CHP-0101' })]);
  const [first, ...others] = catalog.locations;
  if (first === undefined) throw new Error('no location');
  const own = { ...usualDispatch, timeZone: 'America/Phoenix' as const, cutOffHour: 15 };
  const text = fileOf({ ...catalog, locations: [{ ...first, dispatch: own }, ...others] });
  expect(problemsOf(text)).toEqual([]);
  expect(problemsOf(text.replace('America/Phoenix', 'Europe/Paris'))).toHaveLength(1);
});

// One page of a list with its filters, at two sizes of the catalogue, on both databases, milliseconds.
// Prints JSON lines of {name, value, unit}. Run: node bench/lists.ts (TEST_DATABASE_URL for PostgreSQL).
import pg from 'pg';
import { everyProduct, type ProductQuery } from '#domain/catalog/product-query.ts';
import { seedCatalog } from '#sandbox/catalog/catalog.ts';
import { catalogRecord } from '#sandbox/catalog/catalog-record.ts';
import { growCatalog } from '#sandbox/catalog/grow-catalog.ts';
import { listProducts } from '#server/data/catalog/list-products.ts';
import { countListed, readFacets } from '#server/data/catalog/read-facets.ts';
import { makeShelfMemory } from '#server/data/catalog/shelf-memory.ts';
import { readCatalogState } from '#server/data/catalog-state.ts';
import { type Database, openDatabase } from '#server/data/database.ts';
import { loadCatalog } from '#server/data/load-catalog.ts';
import { migrate } from '#server/data/migrate.ts';

const place = { language: 'en-us', locationNumber: '100' } as const;
const questions: readonly Partial<Omit<ProductQuery, 'searchText'>>[] = [
  {},
  { productTypes: ['chips'], sort: 'price-low' },
  { brand: ['mazoro', 'saltpier'], price: ['3-5'] },
  { flavor: ['lime'], size: ['9-oz'], availability: ['in-stock'] },
  { availability: ['out-of-stock'], sort: 'newest', page: 3 },
  { badge: ['holiday'] },
];
const rounds = 20;

const say = (name: string, value: number, unit = 'ms'): void =>
  console.log(JSON.stringify({ name, value: Math.round(value * 100) / 100, unit }));

const quantile = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? Number.NaN;

const measure = async (database: Database, products: number): Promise<void> => {
  const { db, kind } = database;
  await loadCatalog(db, catalogRecord(seedCatalog(), growCatalog(products, 1)));
  const state = await readCatalogState(db);
  const shelves = makeShelfMemory(db, () => state);
  const began = performance.now();
  await shelves.at(place.locationNumber);
  say(`${kind}, ${products} products: counts of a shelf, read anew`, performance.now() - began);
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    for (const question of questions) {
      const { searchText: _, ...all } = everyProduct;
      const query = { ...all, ...question };
      const start = performance.now();
      await listProducts(db, query, place);
      await countListed(db, shelves, query, place.locationNumber);
      await readFacets(db, shelves, query, place);
      if (round > 0) times.push(performance.now() - start);
    }
  }
  say(
    `${kind}, ${products} products: list, total and filters, uncached, median`,
    quantile(times, 0.5),
  );
  say(
    `${kind}, ${products} products: list, total and filters, uncached, p99`,
    quantile(times, 0.99),
  );
};

const sizes = [10_000, 100_000];
const embedded = await openDatabase({ dataDir: 'memory://' });
await migrate(embedded.db);
for (const size of sizes) await measure(embedded, size);
await embedded.close();

const server = process.env['TEST_DATABASE_URL'];
if (server === undefined) {
  say('postgres skipped: TEST_DATABASE_URL is not set', 0, '');
} else {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const name = `crunch_bench_${process.pid}`;
  await client.query(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openDatabase({ url: url.href });
  await migrate(database.db);
  for (const size of sizes) await measure(database, size);
  await database.close();
  await client.query(`drop database ${name} with (force)`);
  await client.end();
}

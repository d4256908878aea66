// One page of a list with its filters, at two sizes of the catalogue, on both databases, milliseconds.
// Prints JSON lines of {name, value, unit, budget, holds}. Run: node bench/in-process/lists.ts (TEST_DATABASE_URL for PostgreSQL).
import pg from 'pg';
import { everyProduct, type ProductQuery } from '#domain/catalog/product-query.ts';
import { seedRecord } from '#sandbox/catalog/seed-record.ts';
import { listProducts } from '#server/data/catalog/list-products.ts';
import { countListed, readFacets } from '#server/data/catalog/read-facets.ts';
import { makeShelfMemory } from '#server/data/catalog/shelf-memory.ts';
import { readCatalogState } from '#server/data/catalog-state/catalog-state.ts';
import { type Database, openDatabase } from '#server/data/database/database.ts';
import { migrate } from '#server/data/database/migrate.ts';
import { loadCatalog } from '#server/data/load/load-catalog.ts';
import { atMost, result } from '../figures/result.ts';

const place = { language: 'en-us', locationNumber: '100' } as const;
const questions: readonly Partial<Omit<ProductQuery, 'searchText'>>[] = [
  {},
  { productTypes: ['chips'], sort: 'price-low' },
  { brand: ['mazoro', 'saltpier'], price: ['3-5'] },
  { flavor: ['lime'], size: ['9-oz'], availability: ['in-stock'] },
  { availability: ['out-of-stock'], sort: 'newest', page: 3 },
  { badge: ['holiday'] },
  { sort: 'name', page: 250 },
];
const rounds = 20;
const sizes = [10_000, 100_000];

/** Prints one result, with its budget if there is one. */
const say = (name: string, value: number, unit = 'ms', limit?: number): void => {
  const line =
    limit === undefined
      ? result(name, value, unit, '', undefined)
      : atMost(name, value, unit, limit);
  console.log(JSON.stringify(line));
};

/**
 * Budget of a page requested for the first time, with 10,000 products; with ten times as many it
 * may take twice as long.
 */
const mostMilliseconds = 25;
const mostTimes = 2;

const quantile = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? Number.NaN;

/** Prints the times, and returns the median. */
const measure = async (database: Database, products: number): Promise<number> => {
  const { db, kind } = database;
  await loadCatalog(db, seedRecord(products));
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
      const total = await countListed(shelves, query, place.locationNumber);
      const { sold } = await shelves.at(place.locationNumber);
      await listProducts(db, query, place, { total, sold });
      await readFacets(shelves, query, place);
      if (round > 0) times.push(performance.now() - start);
    }
  }
  const what = `${kind}, ${products} products: list, total and filters, uncached`;
  const median = quantile(times, 0.5);
  say(`${what}, median`, median);
  const limit = products === sizes[0] ? mostMilliseconds : undefined;
  say(`${what}, p99`, quantile(times, 0.99), 'ms', limit);
  return median;
};

const measureAll = async (database: Database): Promise<void> => {
  const medians: number[] = [];
  for (const size of sizes) medians.push(await measure(database, size));
  const [few = Number.NaN, many = Number.NaN] = medians;
  say(
    `${database.kind}: a list of 100,000 products, times that of 10,000`,
    many / few,
    '×',
    mostTimes,
  );
};

const embedded = await openDatabase({ dataDir: 'memory://' });
await migrate(embedded.db);
await measureAll(embedded);
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
  await measureAll(database);
  await database.close();
  await client.query(`drop database ${name} with (force)`);
  await client.end();
}

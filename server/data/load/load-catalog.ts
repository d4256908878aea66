import { type Kysely, sql } from 'kysely';
import type { CatalogRecord } from '#domain/catalog/records/catalog-record.ts';
import { loadCoupons } from '#server/data/coupon/coupons.ts';
import { insertRows } from '#server/data/load/insert-rows.ts';
import { loadContent } from '#server/data/load/load-content.ts';
import { makeProductRows } from '#server/data/load/product-rows.ts';
import { textRows } from '#server/data/load/text-rows.ts';
import { makeVocabulary } from '#server/data/search/vocabulary.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** Rows in one statement: few enough for memory, many enough to be fast. */
const batch = 1000;

/**
 * Replaces the whole catalogue in one transaction: shoppers see the old one until the new one is
 * complete. Returns the number of products.
 */
export const loadCatalog = async (db: Kysely<Tables>, catalog: CatalogRecord): Promise<number> => {
  const count = await db.transaction().execute(async (changes) => {
    await sql`select set_config('crunchcart.loading', 'on', true)`.execute(changes);
    await empty(changes);
    await loadTexts(changes, catalog);
    await loadContent(changes, catalog.content);
    await loadCoupons(changes, catalog.coupons ?? []);
    const loaded = await loadProducts(changes, catalog);
    await sql`select complete_stock()`.execute(changes);
    await sql`select settle_size_choices()`.execute(changes);
    await sql`select count_shelves()`.execute(changes);
    return loaded;
  });
  // The embedded database has no automatic ANALYZE; without it the planner guesses and ignores the
  // indexes.
  await sql`vacuum (analyze) products, stock, shelf_counts, search_vocabulary`.execute(db);
  return count;
};

const emptied = [
  'stock',
  'products',
  'brands',
  'flavors',
  'product_types',
  'settings',
  'labels',
  'navigation',
  'banners',
  'home_tiles',
  'locations',
] as const;

const empty = async (db: Kysely<Tables>): Promise<void> => {
  for (const table of emptied) await db.deleteFrom(table).execute();
};

const loadTexts = async (db: Kysely<Tables>, catalog: CatalogRecord): Promise<void> => {
  for (const [table, rows] of textRows(catalog)) await insertRows(db, table, rows);
};

const loadProducts = async (db: Kysely<Tables>, catalog: CatalogRecord): Promise<number> => {
  const vocabulary = makeVocabulary();
  const rowsOf = makeProductRows(catalog, vocabulary);
  let count = 0;
  let products: object[] = [];
  let stock: object[] = [];
  const flush = async (): Promise<void> => {
    await insertRows(db, 'products', products);
    await insertRows(db, 'stock', stock);
    products = [];
    stock = [];
  };
  for (const record of catalog.products) {
    const rows = rowsOf(record, count);
    products.push(rows.product);
    stock.push(...rows.stock);
    count += 1;
    if (products.length === batch) await flush();
  }
  await flush();
  await vocabulary.write(db);
  return count;
};

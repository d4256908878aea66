import type { Kysely } from 'kysely';
import { seedCatalog } from '#sandbox/catalog/catalog.ts';
import { catalogRecord } from '#sandbox/catalog/catalog-record.ts';
import { hasCoupons, loadCoupons } from '#server/data/coupon/coupons.ts';
import { loadCatalog } from '#server/data/load/load-catalog.ts';
import { hasContent, loadContent } from '#server/data/load/load-content.ts';
import { hasCatalog } from '#server/data/load/reset-shop.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** Loads the sandbox's catalogue, pages and coupons, each where the database has none yet. */
export const loadSeed = async (db: Kysely<Tables>): Promise<void> => {
  const hasAll = (await hasCatalog(db)) && (await hasContent(db)) && (await hasCoupons(db));
  if (hasAll) return;
  const seed = catalogRecord(seedCatalog());
  if (!(await hasCatalog(db))) await loadCatalog(db, seed);
  else if (!(await hasContent(db))) await loadContent(db, seed.content);
  if (!(await hasCoupons(db))) await loadCoupons(db, seed.coupons ?? []);
};

import type { Kysely } from 'kysely';
import { loadCoupons } from '#server/data/coupon/coupons.ts';
import { loadCatalog } from '#server/data/load/load-catalog.ts';
import { loadContent } from '#server/data/load/load-content.ts';
import { loadedParts } from '#server/data/load/loaded-parts.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** Loads the sandbox's catalogue, pages and coupons, each where the database has none yet. */
export const loadSeed = async (db: Kysely<Tables>): Promise<void> => {
  const { catalog, content, coupons } = await loadedParts(db);
  if (catalog && content && coupons) return;
  // Only a first start draws it up.
  const { seedRecord } = await import('#sandbox/catalog/seed-record.ts');
  const seed = seedRecord();
  if (!catalog) {
    // Texts and coupons are a part of it.
    await loadCatalog(db, seed);
    return;
  }
  if (!content) await loadContent(db, seed.content);
  if (!coupons) await loadCoupons(db, seed.coupons ?? []);
};

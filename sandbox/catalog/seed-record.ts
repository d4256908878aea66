import type { CatalogRecord } from '#domain/catalog/records/catalog-record.ts';
import { seedCatalog } from './catalog.ts';
import { catalogRecord } from './catalog-record.ts';
import { growCatalog } from './grow-catalog.ts';

/** Of enlarged catalogues, so that they are the same on every machine. */
const growSeed = 1;

/** The sandbox's catalogue as the shop loads it, with as many products: its own at least, the others grown. */
export const seedRecord = (products = 0): CatalogRecord => {
  const seed = seedCatalog();
  return products <= seed.products.length
    ? catalogRecord(seed)
    : catalogRecord(seed, growCatalog(products, growSeed));
};

import type { Kysely } from 'kysely';
import { catalogFaults } from '#server/admin/catalog/catalog-faults.ts';
import { catalogSchema, type WholeCatalog } from '#server/admin/catalog/catalog-schema.ts';
import { badFile, type FileReading } from '#server/admin/files/file-problem.ts';
import { readJson, textProblems } from '#server/admin/files/read-json.ts';
import { loadCatalog } from '#server/data/load/load-catalog.ts';
import type { Tables } from '#server/data/tables/tables.ts';

export const readCatalogFile = (json: string): FileReading<WholeCatalog> => {
  const read = readJson(json, catalogSchema);
  if (!read.ok) return read;
  const faults = catalogFaults(read.value);
  return faults.length > 0 ? badFile(textProblems(json, faults)) : read;
};

/**
 * Replaces the whole catalogue, its texts, its coupons and all stock by a file, in one transaction.
 * With `write` false the file is only checked. The value is the number of products.
 */
export const importCatalog = async (
  db: Kysely<Tables>,
  json: string,
  write: boolean,
): Promise<FileReading<number>> => {
  const read = readCatalogFile(json);
  if (!read.ok) return read;
  if (!write) return { ok: true, value: read.value.products.length };
  return { ok: true, value: await loadCatalog(db, read.value) };
};

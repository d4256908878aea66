import { type Kysely, sql } from 'kysely';
import type { ProductRecord } from '#domain/catalog/records/product-record.ts';
import type { CatalogParts } from '#server/data/load/catalog-parts.ts';
import { makeProductRows } from '#server/data/load/product-rows.ts';
import type { StoredProduct } from '#server/data/load/read-products.ts';
import { makeVocabulary } from '#server/data/search/vocabulary.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/**
 * Writes products, new or changed, without their stock, and what search knows of all of them. Part of
 * the caller's transaction: lists and counts of shelves change with its commit, and sales go on meanwhile.
 */
export const saveProducts = async (
  changes: Kysely<Tables>,
  parts: CatalogParts,
  stored: readonly StoredProduct[],
  saved: ReadonlyMap<string, ProductRecord>,
): Promise<void> => {
  const vocabulary = makeVocabulary();
  const rowsOf = makeProductRows(parts, vocabulary);
  const rows: object[] = [];
  for (const { record, seq } of withSaved(stored, saved)) {
    const { product } = rowsOf(record, seq);
    if (saved.has(record.productId)) rows.push(product);
  }
  await upsert(changes, rows);
  await vocabulary.write(changes);
  await sql`select complete_stock()`.execute(changes);
};

/** The catalogue as it will be; what is new comes last. */
const withSaved = (
  stored: readonly StoredProduct[],
  saved: ReadonlyMap<string, ProductRecord>,
): readonly StoredProduct[] => {
  const known = new Set(stored.map(({ record }) => record.productId));
  const next = Math.max(-1, ...stored.map(({ seq }) => seq)) + 1;
  return [
    ...stored.map(({ record, seq }) => ({ record: saved.get(record.productId) ?? record, seq })),
    ...[...saved.values()]
      .filter(({ productId }) => !known.has(productId))
      .map((record, place) => ({ record, seq: next + place })),
  ];
};

const upsert = async (changes: Kysely<Tables>, rows: readonly object[]): Promise<void> => {
  const [first] = rows;
  if (first === undefined) return;
  const names = Object.keys(first);
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const news = sql.join(
    names.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`),
  );
  await sql`
    insert into products (${columns})
    select ${columns} from jsonb_populate_recordset(null::products, ${JSON.stringify(rows)}::jsonb)
    on conflict (product_id) do update set ${news}
  `.execute(changes);
};

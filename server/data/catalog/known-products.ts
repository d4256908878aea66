import type { Kysely } from 'kysely';
import type { Tables } from '#server/data/tables/tables.ts';

/** Which of these ids the catalogue has, sold or not. */
export const knownProducts = async (
  db: Kysely<Tables>,
  productIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const wanted = [...new Set(productIds)];
  if (wanted.length === 0) return new Set();
  const rows = await db
    .selectFrom('products')
    .select('product_id')
    .where('product_id', 'in', wanted)
    .execute();
  return new Set(rows.map(({ product_id }) => product_id));
};

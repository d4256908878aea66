import { type Kysely, sql } from 'kysely';
import type { Place } from '#server/data/catalog/place.ts';
import type { Inside, SummaryRow } from '#server/data/catalog/product-row.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** What the variety packs among these rows hold; no statement when there is none. */
export const readInside = async (
  db: Kysely<Tables>,
  rows: readonly Pick<SummaryRow, 'bundle'>[],
  { language, locationNumber }: Place,
): Promise<Inside> => {
  const ids = [...new Set(rows.flatMap((row) => row.bundle?.products ?? []).map(idOf))];
  if (ids.length === 0) return new Map();
  const title = sql.ref(language === 'es' ? 'p.title_es' : 'p.title_en');
  const found = await sql<{
    product_id: string;
    title: string;
    image_path: string;
    stock: number;
  }>`
    select p.product_id, ${title} as title, p.image_path, coalesce(s.quantity, 0) as stock
    from products p
    left join stock s on s.product_id = p.product_id and s.location_number = ${locationNumber}
    where p.product_id in (${sql.join(ids)})
  `.execute(db);
  return new Map(found.rows.map(({ product_id, ...facts }) => [product_id, facts]));
};

const idOf = ({ productId }: { readonly productId: string }): string => productId;

import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/data/tables.ts';

export interface MappedProduct {
  readonly product_id: string;
  readonly seq: number;
  readonly changed_at: Date;
}

/** How many products have a page. */
export const countMapped = async (db: Kysely<Tables>): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from products where listed
  `.execute(db);
  return rows[0]?.count ?? 0;
};

/** Products in the order of the catalogue, a thousand at a time: any number costs little memory. */
export async function* mappedProducts(
  db: Kysely<Tables>,
  { skip, most }: { readonly skip: number; readonly most: number },
): AsyncGenerator<readonly MappedProduct[]> {
  const batch = 1000;
  let after = -1;
  let left = most;
  let offset = skip;
  while (left > 0) {
    const rows = await db
      .selectFrom('products')
      .select(['product_id', 'seq', 'changed_at'])
      .where('listed', '=', true)
      .where('seq', '>', after)
      .orderBy('seq')
      .offset(offset)
      .limit(Math.min(batch, left))
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = last.seq;
    offset = 0;
    left -= rows.length;
  }
}

/** Shelves and makers that have products, each with the newest change on it. */
export const mappedShelves = async (
  db: Kysely<Tables>,
): Promise<readonly { readonly path: string; readonly changed_at: Date }[]> => {
  const { rows } = await sql<{ path: string; changed_at: Date }>`
    select '/all-snacks/' || t.slug as path, max(p.changed_at) as changed_at
    from product_types t
    join products p on p.listed and (p.type = t.slug or p.type like t.slug || '/%')
    group by t.slug, t.seq
    union all
    select '/all-snacks?brand=' || b.brand_id, max(p.changed_at)
    from brands b join products p on p.listed and p.brand_id = b.brand_id
    where b.listed
    group by b.brand_id
    order by 1
  `.execute(db);
  return rows;
};

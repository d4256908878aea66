import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/data/tables/tables.ts';

export interface MappedProduct {
  readonly product_id: string;
  readonly seq: number;
  readonly changed_at: Date;
}

/** What a map of the shop is made of, before the products one by one. */
export interface MapOutline {
  readonly products: number;
  readonly shelves: readonly { readonly path: string; readonly changed_at: Date }[];
}

export const readMapOutline = async (db: Kysely<Tables>): Promise<MapOutline> => {
  const [products, shelves] = await Promise.all([countMapped(db), mappedShelves(db)]);
  return { products, shelves };
};

/** The outline, read once a version of the catalogue. */
export const makeMapOutline = (
  db: Kysely<Tables>,
  version: () => Promise<string>,
): (() => Promise<MapOutline>) => {
  let kept: { readonly version: string; readonly outline: Promise<MapOutline> } | undefined;
  return async () => {
    const now = await version();
    if (kept?.version === now) return kept.outline;
    const outline = readMapOutline(db);
    kept = { version: now, outline };
    outline.catch(() => {
      kept = undefined;
    });
    return outline;
  };
};

/** How many products have a page. */
const countMapped = async (db: Kysely<Tables>): Promise<number> => {
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
const mappedShelves = async (db: Kysely<Tables>): Promise<MapOutline['shelves']> => {
  const { rows } = await sql<{ path: string; changed_at: Date }>`
    with made as (
      select type, brand_id, max(changed_at) as changed_at from products where listed
      group by type, brand_id
    )
    select '/all-snacks/' || t.slug as path, max(p.changed_at) as changed_at
    from product_types t
    join made p on p.type = t.slug or p.type like t.slug || '/%'
    group by t.slug, t.seq
    union all
    select '/all-snacks?brand=' || b.brand_id, max(p.changed_at)
    from brands b join made p on p.brand_id = b.brand_id
    where b.listed
    group by b.brand_id
    order by 1
  `.execute(db);
  return rows;
};

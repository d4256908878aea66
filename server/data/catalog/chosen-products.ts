import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ProductSummary } from '#domain/catalog/product.ts';
import { productPageSize } from '#domain/catalog/product-query.ts';
import { typesWith } from '#domain/catalog/records/pairings.ts';
import { readInside } from '#server/data/catalog/inside-packs.ts';
import type { Place } from '#server/data/catalog/place.ts';
import { type SummaryRow, summaryColumns, summaryFrom } from '#server/data/catalog/product-row.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** How many bestsellers and recommendations an answer holds at most. */
const most = 12;

/** Of each row of four so many are eaten with the product; one is like it. */
const pairsOfRow = 3;

const bestsellers = sql<{ readonly product_id: string }>`
  select product_id, bestseller_rank as place from products
  where bestseller_rank is not null and listed
  order by bestseller_rank, seq limit ${most}
`;

/** Bestsellers, best first. */
export const readBestsellers = (db: Kysely<Tables>, place: Place) =>
  readChosen(db, place, bestsellers);

/** Their ids alone. */
export const bestSellerIds = async (db: Kysely<Tables>): Promise<readonly string[]> => {
  const { rows } = await bestsellers.execute(db);
  return rows.map((row) => row.product_id);
};

/**
 * Recommendations for a product. First what is eaten with it, dips with chips, the better pair and the
 * same flavour before others; then popular products of its type, flavour and brand, those that share most
 * first. Each snack is there in one size only; the product itself and its other sizes are left out.
 */
export const readRecommended = async (db: Kysely<Tables>, productId: string, place: Place) => {
  const pairs = await pairedTypes(db, productId);
  const all = [
    ...pairs.map(pairedWith),
    likeIt('type', 2),
    likeIt('flavor', 2),
    likeIt('brand_id', 1),
  ];
  return readChosen(
    db,
    place,
    sql`
      with here as (select * from products where product_id = ${productId} and (listed or size_choice = 'made')),
      candidates as (${sql.join(all, sql` union all `)}),
      scored as (
        select product_id, size_group_id, popularity, seq, sum(points) as points, bool_or(paired) as paired
        from candidates group by product_id, size_group_id, popularity, seq
      ),
      single as (
        select distinct on (size_group_id) * from scored
        order by size_group_id, points desc, popularity desc, seq
      ),
      ranked as (
        select *, row_number() over (partition by paired order by points desc, popularity desc, seq) as rank
        from single
      )
      select product_id,
        row_number() over (
          order by (rank - 1) / case when paired then ${sql.lit(pairsOfRow)} else 1 end, paired desc, rank
        ) as place
      from ranked order by place limit ${most}
    `,
  );
};

const pairedTypes = async (db: Kysely<Tables>, productId: string): Promise<readonly string[]> => {
  const here = await db
    .selectFrom('products')
    .select('type')
    .where('product_id', '=', productId)
    .executeTakeFirst();
  if (here === undefined) return [];
  const types = await db
    .selectFrom('product_types')
    .select(['slug', 'pairs_with'])
    .orderBy('seq')
    .execute();
  return typesWith(
    here.type,
    types.map(({ slug, pairs_with: pairsWith }) => ({ slug, pairsWith })),
  );
};

/** The most popular products of a type that goes with the one of `here`; the best pair counts more. */
const pairedWith = (type: string, order: number): RawBuilder<unknown> => sql`(
    select p.product_id, p.size_group_id, p.popularity, p.seq,
      ${sql.lit(order === 0 ? 5 : 4)} as points, true as paired
    from products p where p.listed and p.type = ${type}
    order by p.popularity desc, p.seq limit 36
  )`;

/**
 * The most popular products that share a type, flavour or brand with `here`; one index scan each.
 */
const likeIt = (trait: 'type' | 'flavor' | 'brand_id', points: number): RawBuilder<unknown> => {
  const column = sql.ref(`p.${trait}`);
  return sql`(
    select p.product_id, p.size_group_id, p.popularity, p.seq, ${sql.lit(points)} as points, false as paired
    from products p
    where p.listed and ${column} = (select ${sql.ref(trait)} from here)
      and p.size_group_id <> (select size_group_id from here)
    order by p.popularity desc, p.seq limit 36
  )`;
};

/** One page of the products that may go into a mix, most popular first (MIX-10, D-API-26). */
export const readMixable = (db: Kysely<Tables>, page: number, place: Place) =>
  readChosen(
    db,
    place,
    sql`
      select product_id, row_number() over (order by popularity desc, seq) as place
      from products where mixable and listed
      order by popularity desc, seq
      limit ${productPageSize} offset ${(page - 1) * productPageSize}
    `,
  );

/** The products of these ids that are sold, in the order of the ids, each once. */
export const readByIds = async (
  db: Kysely<Tables>,
  productIds: readonly string[],
  place: Place,
): Promise<readonly ProductSummary[]> => {
  const wanted = [...new Set(productIds)];
  if (wanted.length === 0) return [];
  return readChosen(
    db,
    place,
    sql`
      select w.product_id, w.place
      from jsonb_array_elements_text(${JSON.stringify(wanted)}::jsonb)
        with ordinality as w (product_id, place)
      join products here on here.product_id = w.product_id and here.listed
    `,
  );
};

const readChosen = async (
  db: Kysely<Tables>,
  place: Place,
  chosen: RawBuilder<unknown>,
): Promise<readonly ProductSummary[]> => {
  const { rows } = await sql<SummaryRow>`
    select ${summaryColumns}
    from (${chosen}) chosen
    join products p using (product_id)
    join brands b using (brand_id)
    left join stock s on s.product_id = p.product_id and s.location_number = ${place.locationNumber}
    order by chosen.place, p.seq
  `.execute(db);
  const inside = await readInside(db, rows, place);
  return rows.map((row) => summaryFrom(row, place.language, inside));
};

import { type Kysely, type RawBuilder, sql } from 'kysely';
import { typesWith } from '#domain/catalog/pairings.ts';
import { readChosen } from '#server/data/catalog/chosen-products.ts';
import type { Place } from '#server/data/catalog/place.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** How many recommendations an answer holds at most. */
const most = 12;

/** Of each row of four so many are eaten with the product; one is like it. */
const pairsOfRow = 3;

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

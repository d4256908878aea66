import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ProductSummary } from '#domain/catalog/product.ts';
import { productPageSize } from '#domain/catalog/product-query.ts';
import { readInside } from '#server/data/catalog/inside-packs.ts';
import type { Place } from '#server/data/catalog/place.ts';
import { type SummaryRow, summaryColumns, summaryFrom } from '#server/data/catalog/product-row.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** How many bestsellers an answer holds at most. */
const most = 12;

/** Bestsellers, best first. */
export const readBestsellers = (db: Kysely<Tables>, place: Place) =>
  readChosen(
    db,
    place,
    sql`
      select product_id, bestseller_rank as place from products
      where bestseller_rank is not null and listed
      order by bestseller_rank, seq limit ${most}
    `,
  );

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

/** The cards of chosen products, in their places. */
export const readChosen = async (
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

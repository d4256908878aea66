import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ProductSummary } from '#domain/catalog/product.ts';
import {
  type ProductFilter,
  type ProductQuery,
  type ProductSort,
  productPageSize,
} from '#domain/catalog/product-query.ts';
import { searchBeginnings } from '#domain/catalog/search-words.ts';
import { facetNames, pickedOf } from '#domain/catalog/shelf.ts';
import type { Language } from '#domain/locale/language.ts';
import { readInside } from '#server/data/catalog/inside-packs.ts';
import { listConditions } from '#server/data/catalog/list-conditions.ts';
import type { Place } from '#server/data/catalog/place.ts';
import { type SummaryRow, summaryColumns, summaryFrom } from '#server/data/catalog/product-row.ts';
import type { Tables } from '#server/data/tables.ts';

/** One page of the list: the ids from one index first, then everything about just those. */
export const listProducts = async (
  db: Kysely<Tables>,
  query: ProductQuery,
  place: Place,
): Promise<readonly ProductSummary[]> => {
  const order = orders[query.sort](place.language);
  const { rows } = await sql<SummaryRow>`
    select ${summaryColumns}
    from (
      select p.product_id from products p where ${listConditions(query, place.locationNumber)}
      order by ${order} limit ${productPageSize} offset ${(query.page - 1) * productPageSize}
    ) page
    join products p using (product_id)
    join brands b using (brand_id)
    left join stock s on s.product_id = p.product_id and s.location_number = ${place.locationNumber}
    order by ${order}
  `.execute(db);
  const inside = await readInside(db, rows, place);
  return rows.map((row) => summaryFrom(row, place.language, inside));
};

/** What decides how many there are, equal for all pages, orders and languages of a question. */
export const filterKey = (filter: ProductFilter, locationNumber: string): string =>
  JSON.stringify([
    filter.searchText === undefined ? null : searchBeginnings(filter.searchText),
    filter.productTypes,
    [...filter.badge].sort(),
    ...facetNames.map((facet) => [...pickedOf(filter, facet)].sort()),
    filter.availability.length === 0 ? null : locationNumber,
  ]);

/** Each is the order of an index; `seq` settles ties, so pages neither repeat nor skip. */
const orders: Readonly<Record<ProductSort, (language: Language) => RawBuilder<unknown>>> = {
  featured: () => sql`p.popularity desc, p.seq`,
  'price-low': () => sql`p.price_cents, p.seq`,
  'price-high': () => sql`p.price_cents desc, p.seq`,
  name: (language) => (language === 'es' ? sql`p.name_key_es, p.seq` : sql`p.name_key_en, p.seq`),
  newest: () => sql`p.created_day desc, p.seq`,
};

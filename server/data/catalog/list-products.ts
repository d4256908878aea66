import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ProductSummary } from '#domain/catalog/product.ts';
import {
  type ProductQuery,
  type ProductSort,
  productPageSize,
} from '#domain/catalog/product-query.ts';
import { searchBeginnings } from '#domain/catalog/search-words.ts';
import type { Language } from '#domain/locale/language.ts';
import { readInside } from '#server/data/catalog/inside-packs.ts';
import type { Place } from '#server/data/catalog/place.ts';
import { type SummaryRow, summaryColumns, summaryFrom } from '#server/data/catalog/product-row.ts';
import { sizeSlug } from '#server/data/product-rows.ts';
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
      select p.product_id from products p where ${filterOf(query)}
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

/** How many products all pages of a query have together. */
export const countProducts = async (db: Kysely<Tables>, query: ProductQuery): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from products p where ${filterOf(query)}
  `.execute(db);
  return rows[0]?.total ?? 0;
};

/** What decides how many there are, equal for all pages, orders and languages of a question. */
export const filterKey = ({
  searchText,
  productTypes,
  brand,
  flavor,
  size,
}: ProductQuery): string =>
  JSON.stringify([
    searchText === undefined ? null : searchBeginnings(searchText),
    productTypes,
    [...brand].sort(),
    [...flavor].sort(),
    [...size].sort(),
  ]);

/** Each is the order of an index; `seq` settles ties, so pages neither repeat nor skip. */
const orders: Readonly<Record<ProductSort, (language: Language) => RawBuilder<unknown>>> = {
  featured: () => sql`p.popularity desc, p.seq`,
  'price-low': () => sql`p.price_cents, p.seq`,
  'price-high': () => sql`p.price_cents desc, p.seq`,
  name: (language) => (language === 'es' ? sql`p.name_key_es, p.seq` : sql`p.name_key_en, p.seq`),
  newest: () => sql`p.created_day desc, p.seq`,
};

const filterOf = (query: ProductQuery): RawBuilder<unknown> => {
  const conditions = [
    sql`p.listed`,
    ...typeFilter(query.productTypes),
    ...oneOf('p.brand_id', query.brand),
    ...oneOf('p.flavor', query.flavor),
    ...oneOf('p.size_slug', query.size.map(sizeSlug)),
    ...searchFilter(query.searchText),
  ];
  return sql.join(conditions, sql` and `);
};

const oneOf = (column: string, values: readonly string[]): readonly RawBuilder<unknown>[] =>
  values.length === 0 ? [] : [sql`${sql.ref(column)} in (${sql.join([...values])})`];

/** The type itself and all below it; `0` is the character after the slash. */
const typeFilter = (segments: readonly string[]): readonly RawBuilder<unknown>[] => {
  if (segments.length === 0) return [];
  const path = segments.join('/');
  return [sql`(p.type = ${path} or (p.type >= ${`${path}/`} and p.type < ${`${path}0`}))`];
};

/** Every word must begin a word of the product. Text without a word finds nothing. */
const searchFilter = (text: string | undefined): readonly RawBuilder<unknown>[] => {
  if (text === undefined || text.trim() === '') return [];
  const beginnings = searchBeginnings(text);
  if (beginnings.length === 0) return [sql`false`];
  const asked = beginnings.map((word) => `'${word}':*`).join(' & ');
  return [sql`array_to_tsvector(string_to_array(p.search_words, ' ')) @@ ${asked}::tsquery`];
};

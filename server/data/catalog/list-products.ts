import { type Kysely, type RawBuilder, sql } from 'kysely';
import { facetNames, pickedOf } from '#domain/catalog/list-scope.ts';
import type { ProductSummary } from '#domain/catalog/product.ts';
import {
  type ProductQuery,
  type ProductSort,
  productPageSize,
} from '#domain/catalog/product-query.ts';
import type { Language } from '#domain/locale/language.ts';
import { readInside } from '#server/data/catalog/inside-packs.ts';
import {
  type ListFilter,
  type ListWay,
  listConditions,
} from '#server/data/catalog/list-conditions.ts';
import type { Place } from '#server/data/catalog/place.ts';
import { type SummaryRow, summaryColumns, summaryFrom } from '#server/data/catalog/product-row.ts';
import { findMatches } from '#server/data/search/find-matches.ts';
import type { Tables } from '#server/data/tables/tables.ts';

export type ListQuestion = ListFilter & Pick<ProductQuery, 'sort' | 'page'>;

/** How many products the list has, and how many the shop sells. */
export interface ListExtent {
  readonly total: number;
  readonly sold: number;
}

/**
 * One page of the list: first the ids from one index, then all data of these ids. A caller that
 * knows the length of the list may pass it: an empty or short list then costs little.
 */
export const listProducts = async (
  db: Kysely<Tables>,
  query: ListQuestion,
  place: Place,
  extent?: ListExtent,
): Promise<readonly ProductSummary[]> => {
  const offset = (query.page - 1) * productPageSize;
  if (extent !== undefined && offset >= extent.total) return [];
  const way = extent === undefined ? 'walked' : wayTo(offset + productPageSize, extent);
  const { rows } = await (await pageOf(db, query, place, way)).execute(db);
  const inside = await readInside(db, rows, place);
  return rows.map((row) => summaryFrom(row, place.language, inside));
};

/**
 * Reading in list order meets about `sold / total` rows for each row of the page; gathering reads
 * all `total` matches. The cheaper way is taken.
 */
const wayTo = (end: number, { total, sold }: ListExtent): ListWay =>
  total * total < Math.min(end, total) * sold ? 'gathered' : 'walked';

/** The first pages of a search are ordered by how well they match, the others by popularity. */
const mostRanked = 3 * productPageSize;

const pageOf = async (
  db: Kysely<Tables>,
  { search, ...shelf }: ListQuestion,
  place: Place,
  way: ListWay,
): Promise<RawBuilder<SummaryRow>> => {
  const { locationNumber, language } = place;
  const offset = (shelf.page - 1) * productPageSize;
  const order = orders[shelf.sort](language);
  const filter = listConditions({ ...shelf, ...(search && { search }) }, locationNumber, way);
  // A search has an order of its own: the best match first.
  if (search?.questions === undefined || shelf.sort !== 'featured') {
    return cards(pageIds(filter, order, offset, way), order, place);
  }
  const best = await findMatches(
    db,
    { ...search, questions: search.questions },
    {
      shelf: listConditions(shelf, locationNumber),
      locationNumber,
      language,
      most: mostRanked,
    },
  );
  const ids = best.slice(0, mostRanked).map(({ productId }) => productId);
  if (offset < mostRanked) return chosenCards(ids.slice(offset, offset + productPageSize), place);
  const rest = sql`${filter} and not p.product_id = any (${ids}::text[])`;
  return cards(pageIds(rest, order, offset - mostRanked, way), order, place);
};

const pageIds = (
  filter: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  offset: number,
  way: ListWay,
): RawBuilder<unknown> => sql`
  select p.product_id from ${way === 'walked' ? sql`products p where ${filter}` : gathered(filter)}
  order by ${order} limit ${productPageSize} offset ${offset}
`;

/** The offset stops the planner from reading in list order. */
const gathered = (filter: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select p.product_id, p.popularity, p.price_cents, p.name_key_en, p.name_key_es, p.created_day, p.seq
  from products p where ${filter} offset 0
) p`;

/** The data of a product card, for the ids of a page. */
const cards = (
  ids: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  { locationNumber }: Place,
): RawBuilder<SummaryRow> => sql<SummaryRow>`
  select ${summaryColumns}
  from (${ids}) page
  join products p using (product_id)
  join brands b using (brand_id)
  left join stock s on s.product_id = p.product_id and s.location_number = ${locationNumber}
  order by ${order}
`;

const chosenCards = (ids: readonly string[], place: Place): RawBuilder<SummaryRow> =>
  cards(
    sql`
      select product_id, place
      from unnest(${ids}::text[]) with ordinality as chosen (product_id, place)
    `,
    sql`page.place`,
    place,
  );

/**
 * The parts of a request that the count depends on; equal for all its pages, orders and languages.
 */
export const filterKey = (filter: ListFilter, locationNumber: string): string =>
  JSON.stringify([
    filter.search === undefined ? null : (filter.search.questions?.anywhere ?? ''),
    filter.productTypes,
    [...filter.badge].sort(),
    ...facetNames.map((facet) => [...pickedOf(filter, facet)].sort()),
    filter.availability.length === 0 ? null : locationNumber,
  ]);

/**
 * Each order has an index. `seq` decides between equal rows, so that pages neither repeat nor skip
 * a product.
 */
const orders: Readonly<Record<ProductSort, (language: Language) => RawBuilder<unknown>>> = {
  featured: () => sql`p.popularity desc, p.seq`,
  'price-low': () => sql`p.price_cents, p.seq`,
  'price-high': () => sql`p.price_cents desc, p.seq`,
  name: (language) => (language === 'es' ? sql`p.name_key_es, p.seq` : sql`p.name_key_en, p.seq`),
  newest: () => sql`p.created_day desc, p.seq`,
};

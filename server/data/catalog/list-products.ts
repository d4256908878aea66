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

/** How many products a list has in all, and how many the shop sells. */
export interface ListExtent {
  readonly total: number;
  readonly sold: number;
}

/**
 * One page of the list: the ids from one index first, then everything about just those. Who knows
 * how long the list is may say so: then nothing is looked for where nothing is, nor long for little.
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

/** Walking to the end of a page meets about as many products for each of its own as the shop does. */
const wayTo = (end: number, { total, sold }: ListExtent): ListWay =>
  total * total < Math.min(end, total) * sold ? 'gathered' : 'walked';

/** The first pages of a search are compared by how well they match, the rest go by popularity. */
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
  // The shop's own order is the wrong one for somebody who looks for something.
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

/** The offset keeps the planner from walking in the order after all. */
const gathered = (filter: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select p.product_id, p.popularity, p.price_cents, p.name_key_en, p.name_key_es, p.created_day, p.seq
  from products p where ${filter} offset 0
) p`;

/** Everything a card shows, for the ids of a page. */
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

/** What decides how many there are, equal for all pages, orders and languages of a question. */
export const filterKey = (filter: ListFilter, locationNumber: string): string =>
  JSON.stringify([
    filter.search === undefined ? null : (filter.search.questions?.anywhere ?? ''),
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

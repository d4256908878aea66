import { type RawBuilder, sql } from 'kysely';
import { type Availability, availabilities } from '#domain/catalog/availability.ts';
import { pickedOf } from '#domain/catalog/list-scope.ts';
import { boundsOf, type PriceBand } from '#domain/catalog/price-band.ts';
import type { ProductFilter } from '#domain/catalog/product-query.ts';
import { matches } from '#server/data/search/find-matches.ts';
import type { SearchReading } from '#server/data/search/search-reading.ts';
import { markOf } from '#server/data/tables/product-marks.ts';

type Condition = RawBuilder<unknown>;

/** A filter for the database: the typed text is replaced by what its words mean. */
export type ListFilter = Omit<ProductFilter, 'searchText'> & {
  readonly searchText?: never;
  readonly search?: SearchReading;
};

/** Replaces the typed text of a filter by its meaning. */
export const listFilter = <Asked extends ProductFilter>(
  { searchText: _, ...filter }: Asked,
  search?: SearchReading,
) => ({ ...filter, ...(search !== undefined && { search }) });

/**
 * How a page is found: `walked` reads the list in order until the page is full (fast when much
 * matches); `gathered` reads all matches first (fast when little matches).
 */
export type ListWay = 'walked' | 'gathered';

/** The condition for a row of `products p` to be in a list; the same rule as `isListed`. */
export const listConditions = (
  filter: ListFilter,
  locationNumber: string,
  way: ListWay = 'walked',
): Condition =>
  sql.join(
    [
      sql`p.listed`,
      ...typeFilter(filter.productTypes),
      ...anyOf(filter.badge.map((badge) => sql`p.badges @> ${JSON.stringify([badge])}::jsonb`)),
      ...filter.diet.map((claim) => sql`p.badges @> ${JSON.stringify([markOf(claim)])}::jsonb`),
      ...oneOf('p.brand_id', filter.brand),
      ...oneOf('p.flavor', filter.flavor),
      ...oneOf('p.size_slug', pickedOf(filter, 'size')),
      ...anyOf(filter.price.map(inBand)),
      ...availabilityFilter(filter.availability, locationNumber, way),
      ...searchFilter(filter.search),
    ],
    sql` and `,
  );

const anyOf = (conditions: readonly Condition[]): readonly Condition[] =>
  conditions.length === 0 ? [] : [sql`(${sql.join([...conditions], sql` or `)})`];

const oneOf = (column: string, values: readonly string[]): readonly Condition[] =>
  values.length === 0 ? [] : [sql`${sql.ref(column)} in (${sql.join([...values])})`];

/** The type and all types below it; `0` is the character after `/`. */
const typeFilter = (segments: readonly string[]): readonly Condition[] => {
  if (segments.length === 0) return [];
  const path = segments.join('/');
  return [sql`(p.type = ${path} or (p.type >= ${`${path}/`} and p.type < ${`${path}0`}))`];
};

const inBand = (band: PriceBand): Condition => {
  const { from, below } = boundsOf(band);
  const least = sql`p.price_cents >= ${from}::integer`;
  return below === undefined ? least : sql`(${least} and p.price_cents < ${below}::integer)`;
};

const availabilityFilter = (
  wanted: readonly Availability[],
  locationNumber: string,
  way: ListWay,
): readonly Condition[] => {
  const available = isAvailable(locationNumber);
  const soldOut = sql`p.product_id in (${soldOutAt(locationNumber)})`;
  const conditions: Readonly<Record<Availability, Condition>> = {
    'in-stock': sql`(p.pre_order_text is null and ${available})`,
    'pre-order': sql`p.pre_order_text is not null`,
    // As a plain condition the planner would read these rows first, however many there are.
    'out-of-stock': way === 'gathered' ? soldOut : sql`coalesce(${soldOut}, false)`,
  };
  const all = availabilities.every((each) => wanted.includes(each));
  return all ? [] : anyOf(wanted.map((each) => conditions[each]));
};

/** In stock at a location; for a variety pack, everything inside it too. */
export const isAvailable = (locationNumber: string): Condition => sql`(
  exists (
    select from stock s
    where s.product_id = p.product_id and s.location_number = ${locationNumber} and s.quantity > 0
  )
  and (p.bundle is null or not exists (
    select from jsonb_to_recordset(p.bundle->'products') as part("productId" text, quantity integer)
    left join stock s
      on s.product_id = part."productId" and s.location_number = ${locationNumber}
    where coalesce(s.quantity, 0) < part.quantity
  ))
)`;

/**
 * Neither in stock nor open for pre-order at a location: sold out, or a variety pack with something
 * missing. Every product has a stock row for every location.
 */
const soldOutAt = (locationNumber: string): Condition => sql`
  select s.product_id from stock s
  where s.location_number = ${locationNumber} and s.quantity = 0
    and s.product_id not in (select product_id from products where listed and pre_order_text is not null)
  union all
  select p.product_id from products p
  where p.listed and p.bundle is not null and p.pre_order_text is null
    and not ${isAvailable(locationNumber)}
`;

const searchFilter = (search: SearchReading | undefined): readonly Condition[] => {
  if (search === undefined) return [];
  return [search.questions === undefined ? sql`false` : matches(search.questions.anywhere)];
};

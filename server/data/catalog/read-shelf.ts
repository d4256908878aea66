import { type Kysely, type RawBuilder, sql } from 'kysely';
import { availabilityOf } from '#domain/catalog/availability.ts';
import type { FacetCount } from '#domain/catalog/facets.ts';
import type { PriceBand } from '#domain/catalog/price-band.ts';
import { everyProduct } from '#domain/catalog/product-query.ts';
import { sizeSlug } from '#domain/catalog/size-text.ts';
import {
  isAvailable,
  type ListFilter,
  listConditions,
  listFilter,
} from '#server/data/catalog/list-conditions.ts';
import { badgesIn, claimsIn, type Mark } from '#server/data/tables/product-marks.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/**
 * The products of a location counted by what filters look at, with their sizes as printed on packs.
 */
export interface CountedShelf {
  readonly counts: readonly FacetCount[];
  readonly sizeLabels: ReadonlyMap<string, string>;
  /** Number of products. */
  readonly sold: number;
}

interface PlaceRow {
  readonly type: string;
  readonly badges: readonly Mark[];
  readonly brand_id: string;
  readonly flavor: string;
  readonly size: string;
  readonly price_band: PriceBand;
  readonly pre_order: boolean;
  /** Products sold, and those of them that can be had at the location. */
  readonly sold: number;
  readonly available: number;
}

const place = sql`type, badges, brand_id, flavor, size, price_band, pre_order`;
const everywhere = '*';

/** The counts of a location from the ledger: one row for each combination that exists. */
export const readShelf = async (
  db: Kysely<Tables>,
  locationNumber: string,
): Promise<CountedShelf> => {
  const { rows } = await sql<PlaceRow & { readonly entries: number }>`
    select ${place}, count(*)::integer as entries,
      coalesce(sum(change) filter (where location_number = ${everywhere}), 0)::integer as sold,
      coalesce(sum(change) filter (where location_number = ${locationNumber}), 0)::integer as available
    from shelf_counts where location_number in (${everywhere}, ${locationNumber})
    group by ${place}
  `.execute(db);
  await tidyLedger(
    db,
    rows.reduce((sum, { entries }) => sum + entries, 0),
    rows.length,
  );
  return shelfOf(rows);
};

/** What the ledger does not contain: the variety packs, or the products a search finds. */
export const countFound = async (
  db: Kysely<Tables>,
  found: 'variety packs' | Pick<ListFilter, 'search'>,
  locationNumber: string,
): Promise<CountedShelf> => {
  const condition: RawBuilder<unknown> =
    found === 'variety packs'
      ? sql`p.listed and p.bundle is not null`
      : listConditions(listFilter(everyProduct, found.search), locationNumber);
  const { rows } = await sql<PlaceRow>`
    select ${place}, count(*)::integer as sold,
      count(*) filter (where can_be_had)::integer as available
    from (
      select type, badges, brand_id, flavor, size, price_band(price_cents) as price_band,
        pre_order_text is not null as pre_order, ${isAvailable(locationNumber)} as can_be_had
      from products p where ${condition}
    ) found group by ${place}
  `.execute(db);
  return shelfOf(rows);
};

export const joinShelves = (one: CountedShelf, other: CountedShelf): CountedShelf => ({
  counts: [...one.counts, ...other.counts],
  sizeLabels: new Map([...one.sizeLabels, ...other.sizeLabels]),
  sold: one.sold + other.sold,
});

const shelfOf = (rows: readonly PlaceRow[]): CountedShelf => ({
  counts: rows
    .flatMap((row) => [
      countOf(row, true, row.available),
      countOf(row, false, row.sold - row.available),
    ])
    .filter(({ count }) => count > 0),
  sizeLabels: new Map(rows.map(({ size }) => [sizeSlug(size), size])),
  sold: rows.reduce((sum, { sold }) => sum + sold, 0),
});

const countOf = (row: PlaceRow, available: boolean, count: number): FacetCount => ({
  type: row.type,
  badges: badgesIn(row.badges),
  diet: claimsIn(row.badges),
  brand: row.brand_id,
  flavor: row.flavor,
  size: sizeSlug(row.size),
  price: row.price_band,
  availability: availabilityOf({ available, preOrder: row.pre_order }),
  count,
});

/**
 * The ledger is replaced by its sums from this many entries on, and only when it has that many
 * times more entries than sums.
 */
const tidyFrom = { entries: 2000, timesPlaces: 4 };

/** Replaces the entries by their sums; entries that other transactions are writing stay. */
const tidyLedger = async (db: Kysely<Tables>, entries: number, places: number): Promise<void> => {
  if (entries < tidyFrom.entries || entries < tidyFrom.timesPlaces * places) return;
  await sql`
    with gone as (
      delete from shelf_counts where ctid in (select ctid from shelf_counts for update skip locked)
      returning *
    )
    insert into shelf_counts
    select location_number, ${place}, sum(change) from gone
    group by location_number, ${place} having sum(change) <> 0
  `.execute(db);
};

import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/data/tables/tables.ts';

/** What every call needs to know of the catalogue, as it was a moment ago. */
export interface CatalogState {
  /** Another text after each change of products, stock, prices or texts. */
  readonly version: string;
  /** Another text when the counts of a shelf changed; most sales change none. */
  readonly shelfVersion: string;
  readonly locations: ReadonlySet<string>;
  readonly defaultLocation: string;
}

/** Used while the shop has no location at all (D-SESSION-21). */
const firstLocation = '100';

export const readCatalogState = async (db: Kysely<Tables>): Promise<CatalogState> => {
  const { rows } = await sql<{
    version: string;
    shelf: string;
    location: string | null;
    is_default: boolean;
  }>`
    select version::text as version, shelf::text as shelf, location_number as location, coalesce(is_default, false) as is_default
    from catalog_version left join locations on true
  `.execute(db);
  return {
    version: rows[0]?.version ?? '0',
    shelfVersion: rows[0]?.shelf ?? '0',
    locations: new Set(rows.flatMap(({ location }) => (location === null ? [] : [location]))),
    defaultLocation: rows.find((row) => row.is_default)?.location ?? firstLocation,
  };
};

/** A location the shop has: the one named, or the default one. */
export const knownLocation = (state: CatalogState, named: string | undefined): string =>
  named !== undefined && state.locations.has(named) ? named : state.defaultLocation;

/**
 * Trusts a reading for a while, and reads once for all who wait; other processes' changes are seen
 * after that while at the latest.
 */
export const watchCatalog = (
  read: () => Promise<CatalogState>,
  trustMilliseconds = 1000,
): (() => CatalogState | Promise<CatalogState>) => {
  let last: { readonly state: CatalogState; readonly at: number } | undefined;
  let reading: Promise<CatalogState> | undefined;
  const readAnew = async (): Promise<CatalogState> => {
    const at = performance.now();
    try {
      const state = await read();
      last = { state, at };
      return state;
    } finally {
      reading = undefined;
    }
  };
  return () => {
    if (last !== undefined && performance.now() - last.at < trustMilliseconds) return last.state;
    reading ??= readAnew();
    return reading;
  };
};

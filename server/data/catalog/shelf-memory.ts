import type { Kysely } from 'kysely';
import type { Bilingual } from '#domain/locale/language.ts';
import { dataBytes, makeBoundedMemory } from '#server/base/host/bounded-memory.ts';
import {
  type CountedShelf,
  countFound,
  joinShelves,
  readShelf,
} from '#server/data/catalog/read-shelf.ts';
import type { CatalogState } from '#server/data/catalog-state/catalog-state.ts';
import type { SearchReading } from '#server/data/search/search-reading.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** The counts of all products of a location, until they change. */
export interface ShelfMemory {
  at(locationNumber: string): Promise<CountedShelf>;
  /** The counts of what a search finds; its list and its filters use the same counts. */
  found(search: SearchReading, locationNumber: string): Promise<CountedShelf>;
  /** Names of brands and flavours. */
  names(): Promise<ShelfNames>;
}

export interface ShelfNames {
  readonly brands: ReadonlyMap<string, string>;
  readonly flavors: ReadonlyMap<string, Bilingual>;
}

/** Entries of each kind; one of a hundred thousand products takes about 5 MB. */
const mostBytes = 32 * 1024 * 1024;

const kept = <Value extends object>() =>
  makeBoundedMemory<Value>({ mostBytes, bytesOf: dataBytes, name: 'shelves' });

export const makeShelfMemory = (
  db: Kysely<Tables>,
  catalog: () => CatalogState | Promise<CatalogState>,
): ShelfMemory => {
  // Stored apart, so that searches do not displace the counts every list needs.
  const shelves = kept<CountedShelf>();
  const complete = kept<CountedShelf>();
  const searches = kept<CountedShelf>();
  const names = kept<ShelfNames>();
  return {
    names: async () => names.of((await catalog()).version, '', () => readNames(db)),
    found: async (search, locationNumber) =>
      searches.of(
        (await catalog()).version,
        `${locationNumber} ${search.questions?.anywhere ?? ''}`,
        () => countFound(db, { search }, locationNumber),
      ),
    at: async (locationNumber) => {
      const { version, shelfVersion } = await catalog();
      // The contents of a variety pack change its stock without an entry in the ledger.
      return complete.of(version, locationNumber, async () =>
        joinShelves(
          await shelves.of(shelfVersion, locationNumber, () => readShelf(db, locationNumber)),
          await countFound(db, 'variety packs', locationNumber),
        ),
      );
    },
  };
};

const readNames = async (db: Kysely<Tables>): Promise<ShelfNames> => {
  const [brands, flavors] = await Promise.all([
    db.selectFrom('brands').select(['brand_id', 'name']).execute(),
    db.selectFrom('flavors').select(['flavor_id', 'label_en', 'label_es']).execute(),
  ]);
  return {
    brands: new Map(brands.map(({ brand_id, name }) => [brand_id, name])),
    flavors: new Map(
      flavors.map(({ flavor_id, label_en, label_es }) => [
        flavor_id,
        { en: label_en, es: label_es },
      ]),
    ),
  };
};

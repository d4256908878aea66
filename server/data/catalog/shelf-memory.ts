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

/** The counts of a location's whole shelf, as long as nothing changes them. */
export interface ShelfMemory {
  at(locationNumber: string): Promise<CountedShelf>;
  /** The shelf a search finds: its list and its filters count the same. */
  found(search: SearchReading, locationNumber: string): Promise<CountedShelf>;
  /** What makers and flavours are called. */
  names(): Promise<ShelfNames>;
}

export interface ShelfNames {
  readonly brands: ReadonlyMap<string, string>;
  readonly flavors: ReadonlyMap<string, Bilingual>;
}

/** Of each kind of shelf: one of a hundred thousand products takes some 5 MB. */
const mostBytes = 32 * 1024 * 1024;

const kept = <Value extends object>() =>
  makeBoundedMemory<Value>({ mostBytes, bytesOf: dataBytes });

export const makeShelfMemory = (
  db: Kysely<Tables>,
  catalog: () => CatalogState | Promise<CatalogState>,
): ShelfMemory => {
  // What is typed must not push out the shelves that every list is counted from.
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
      // What is inside a variety pack changes its stock without a change of the ledger.
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

import type { Kysely } from 'kysely';
import type { Bilingual } from '#domain/locale/language.ts';
import {
  type CountedShelf,
  countFound,
  joinShelves,
  readShelf,
} from '#server/data/catalog/read-shelf.ts';
import type { CatalogState } from '#server/data/catalog-state.ts';
import type { SearchReading } from '#server/data/search/search-reading.ts';
import type { Tables } from '#server/data/tables.ts';

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

/** Different searches kept at most: the counts of one may be thousands. */
const mostKept = 200;

/** Keeps what a key gave until the version is another one; failures are not kept. */
const makeKept = <Value>() => {
  let keptFor = '';
  let kept = new Map<string, Promise<Value>>();
  return (version: string, key: string, make: () => Promise<Value>): Promise<Value> => {
    if (version !== keptFor || kept.size >= mostKept) {
      keptFor = version;
      kept = new Map();
    }
    const found = kept.get(key);
    if (found !== undefined) return found;
    const memory = kept;
    const made = make();
    memory.set(key, made);
    made.catch(() => memory.delete(key));
    return made;
  };
};

export const makeShelfMemory = (
  db: Kysely<Tables>,
  catalog: () => CatalogState | Promise<CatalogState>,
): ShelfMemory => {
  const shelves = makeKept<CountedShelf>();
  const complete = makeKept<CountedShelf>();
  const searches = makeKept<CountedShelf>();
  const names = makeKept<ShelfNames>();
  return {
    names: async () => names((await catalog()).version, '', () => readNames(db)),
    found: async (search, locationNumber) =>
      searches(
        (await catalog()).version,
        `${locationNumber} ${search.questions?.anywhere ?? ''}`,
        () => countFound(db, { search }, locationNumber),
      ),
    at: async (locationNumber) => {
      const { version, shelfVersion } = await catalog();
      // What is inside a variety pack changes its stock without a change of the ledger.
      return complete(version, locationNumber, async () =>
        joinShelves(
          await shelves(shelfVersion, locationNumber, () => readShelf(db, locationNumber)),
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

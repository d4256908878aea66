import type { Kysely } from 'kysely';
import {
  type CountedShelf,
  countFound,
  joinShelves,
  readShelf,
} from '#server/data/catalog/read-shelf.ts';
import type { CatalogState } from '#server/data/catalog-state.ts';
import type { Tables } from '#server/data/tables.ts';

/** The counts of a location's whole shelf, as long as nothing changes them. */
export interface ShelfMemory {
  at(locationNumber: string): Promise<CountedShelf>;
}

/** Keeps what a key gave until the version is another one; failures are not kept. */
const makeKept = <Value>() => {
  let keptFor = '';
  let kept = new Map<string, Promise<Value>>();
  return (version: string, key: string, make: () => Promise<Value>): Promise<Value> => {
    if (version !== keptFor) {
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
  return {
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

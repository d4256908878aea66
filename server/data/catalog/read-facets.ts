import type { Kysely } from 'kysely';
import { type Facet, facetsOf, totalOf } from '#domain/catalog/facets.ts';
import type { FacetName } from '#domain/catalog/shelf.ts';
import type { ListFilter } from '#server/data/catalog/list-conditions.ts';
import type { Place } from '#server/data/catalog/place.ts';
import { type CountedShelf, countFound } from '#server/data/catalog/read-shelf.ts';
import type { ShelfMemory } from '#server/data/catalog/shelf-memory.ts';
import type { Tables } from '#server/data/tables.ts';

/** The filters of a list, named in the shopper's language and counted. */
export const readFacets = async (
  db: Kysely<Tables>,
  shelves: ShelfMemory,
  filter: ListFilter,
  place: Place,
): Promise<readonly Facet[]> => {
  const [shelf, brands, flavors] = await Promise.all([
    shelfFor(db, shelves, filter, place.locationNumber),
    db.selectFrom('brands').select(['brand_id', 'name']).execute(),
    db.selectFrom('flavors').selectAll().execute(),
  ]);
  const labels: Partial<Record<FacetName, ReadonlyMap<string, string>>> = {
    brand: new Map(brands.map(({ brand_id, name }) => [brand_id, name])),
    flavor: new Map(
      flavors.map((row) => [row.flavor_id, place.language === 'es' ? row.label_es : row.label_en]),
    ),
    size: shelf.sizeLabels,
  };
  return facetsOf(shelf.counts, filter, (facet, value) => labels[facet]?.get(value) ?? value);
};

/** How many products all pages of a list have together. */
export const countListed = async (
  db: Kysely<Tables>,
  shelves: ShelfMemory,
  filter: ListFilter,
  locationNumber: string,
): Promise<number> => {
  const { counts } = await shelfFor(db, shelves, filter, locationNumber);
  return totalOf(
    facetsOf(counts, filter, (_, value) => value),
    filter,
  );
};

/** Text narrows before any filter: what it finds is a shelf of its own. */
const shelfFor = (
  db: Kysely<Tables>,
  shelves: ShelfMemory,
  { search }: ListFilter,
  locationNumber: string,
): Promise<CountedShelf> =>
  search === undefined ? shelves.at(locationNumber) : countFound(db, { search }, locationNumber);

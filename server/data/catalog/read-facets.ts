import { type Facet, facetsOf, totalOf } from '#domain/catalog/facets.ts';
import type { FacetName } from '#domain/catalog/list-scope.ts';
import { inLanguage } from '#domain/locale/language.ts';
import type { ListFilter } from '#server/data/catalog/list-conditions.ts';
import type { Place } from '#server/data/catalog/place.ts';
import type { CountedShelf } from '#server/data/catalog/read-shelf.ts';
import type { ShelfMemory } from '#server/data/catalog/shelf-memory.ts';

/** The filters of a list, named in the shopper's language and counted. */
export const readFacets = async (
  shelves: ShelfMemory,
  filter: ListFilter,
  place: Place,
): Promise<readonly Facet[]> => {
  const [shelf, { brands, flavors }] = await Promise.all([
    shelfFor(shelves, filter, place.locationNumber),
    shelves.names(),
  ]);
  const flavorLabel = (id: string) => {
    const label = flavors.get(id);
    return label === undefined ? id : inLanguage(label, place.language);
  };
  const labels: Partial<Record<FacetName, ReadonlyMap<string, string>>> = {
    brand: brands,
    size: shelf.sizeLabels,
  };
  return facetsOf(shelf.counts, filter, (facet, value) =>
    facet === 'flavor' ? flavorLabel(value) : (labels[facet]?.get(value) ?? value),
  );
};

/** The number of products on all pages of a list. */
export const countListed = async (
  shelves: ShelfMemory,
  filter: ListFilter,
  locationNumber: string,
): Promise<number> => {
  const { counts } = await shelfFor(shelves, filter, locationNumber);
  return totalOf(
    facetsOf(counts, filter, (_, value) => value),
    filter,
  );
};

/** The search text is applied before the filters: what it finds is counted by itself. */
const shelfFor = (
  shelves: ShelfMemory,
  { search }: ListFilter,
  locationNumber: string,
): Promise<CountedShelf> =>
  search === undefined ? shelves.at(locationNumber) : shelves.found(search, locationNumber);

import { pickedOf } from '#domain/catalog/list-scope.ts';
import type { ProductFilter } from '#domain/catalog/product-query.ts';
import type { CountedShelf } from '#server/data/catalog/read-shelf.ts';

/** The filter values that the products of a location have. */
interface KnownValues {
  readonly type: ReadonlySet<string>;
  readonly brand: ReadonlySet<string>;
  readonly flavor: ReadonlySet<string>;
  readonly size: ReadonlySet<string>;
}

/** Filters whose values come from the catalogue; the others have a few fixed values. */
type Widening = 'brand' | 'flavor' | 'size';

/** Replaces every value that no product has: a list filtered by it is empty. */
const nothing = '-';

/** Computed once for each counted list, and dropped with it. */
const knownOf = new WeakMap<CountedShelf, KnownValues>();

const valuesOn = ({ counts }: CountedShelf): KnownValues => {
  const valuesOf = (facet: Widening) => new Set(counts.map((count) => count[facet]));
  return {
    type: new Set([...new Set(counts.map(({ type }) => type))].flatMap(withAncestors)),
    brand: valuesOf('brand'),
    flavor: valuesOf('flavor'),
    size: valuesOf('size'),
  };
};

/** `chips/tortilla/blue` gives itself, `chips/tortilla` and `chips`. */
const withAncestors = (type: string): readonly string[] => {
  const segments = type.split('/');
  return segments.map((_, at) => segments.slice(0, at + 1).join('/'));
};

/**
 * The filter without values that no product has, each value once and in a fixed order. It finds the
 * same products, and the number of different filters is limited by the catalogue.
 */
export const knownFilter = <Filter extends ProductFilter>(
  shelf: CountedShelf,
  filter: Filter,
): Filter => {
  const known = knownOf.get(shelf) ?? valuesOn(shelf);
  knownOf.set(shelf, known);
  const type = filter.productTypes.join('/');
  const kept = (facet: Widening): readonly string[] => {
    const picked = inOneOrder(pickedOf(filter, facet));
    const found = picked.filter((value) => known[facet].has(value));
    return picked.length > 0 && found.length === 0 ? [nothing] : found;
  };
  return {
    ...filter,
    productTypes: type === '' ? [] : known.type.has(type) ? type.split('/') : [nothing],
    brand: kept('brand'),
    flavor: kept('flavor'),
    size: kept('size'),
    diet: inOneOrder(filter.diet),
    price: inOneOrder(filter.price),
    availability: inOneOrder(filter.availability),
    badge: inOneOrder(filter.badge),
  };
};

const inOneOrder = <Value extends string>(values: readonly Value[]): readonly Value[] =>
  [...new Set(values)].sort();

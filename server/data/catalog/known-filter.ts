import { pickedOf } from '#domain/catalog/list-scope.ts';
import type { ProductFilter } from '#domain/catalog/product-query.ts';
import type { CountedShelf } from '#server/data/catalog/read-shelf.ts';

/** What a shelf's products can be asked for by. */
interface KnownValues {
  readonly type: ReadonlySet<string>;
  readonly brand: ReadonlySet<string>;
  readonly flavor: ReadonlySet<string>;
  readonly size: ReadonlySet<string>;
}

/** Filters whose values the catalogue makes up; the others have a few fixed ones. */
type Widening = 'brand' | 'flavor' | 'size';

/** Stands for all that no product has: asked for it, a list finds nothing. */
const nothing = '-';

/** Worked out once a shelf, and forgotten with it. */
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

/** `chips/tortilla/blue`: itself, `chips/tortilla` and `chips`. */
const withAncestors = (type: string): readonly string[] => {
  const segments = type.split('/');
  return segments.map((_, at) => segments.slice(0, at + 1).join('/'));
};

/**
 * A filter without what no product of the shop has, each value once and in one order: it finds the
 * same, and there are only as many different ones as the catalogue has words for.
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
    price: inOneOrder(filter.price),
    availability: inOneOrder(filter.availability),
    badge: inOneOrder(filter.badge),
  };
};

const inOneOrder = <Value extends string>(values: readonly Value[]): readonly Value[] =>
  [...new Set(values)].sort();

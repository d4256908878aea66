import { availabilities } from '#domain/catalog/availability.ts';
import { dietClaims } from '#domain/catalog/diet-claim.ts';
import { isFlavor } from '#domain/catalog/flavor.ts';
import {
  type FacetName,
  type FacetValues,
  facetNames,
  facetValuesOf,
  isInScope,
  isPickedIn,
  pickedOf,
} from '#domain/catalog/list-scope.ts';
import { priceBands } from '#domain/catalog/price-band.ts';
import type { ProductFilter } from '#domain/catalog/product-query.ts';

/** How many products have the same values in all facets. */
export interface FacetCount extends FacetValues {
  readonly count: number;
}

export interface FacetOption {
  readonly value: string;
  /** In the shopper's language; screens have their own labels for price and availability. */
  readonly label: string;
  /**
   * Products the list would show if this were the only picked value of this facet; of diets, which
   * hold together, if it were picked too.
   */
  readonly count: number;
}

/** One group of filters. Every product has exactly one value of it, of diets any number. */
export interface Facet {
  readonly name: FacetName;
  /** All values in the list's scope, also those that the other filters leave no product of. */
  readonly options: readonly FacetOption[];
}

interface Tally {
  /** In the list's scope, whatever the filters. */
  readonly onShelf: Map<string, number>;
  /** Products that pass the filters of the other facets. */
  readonly listed: Map<string, number>;
}

const add = (counts: Map<string, number>, value: string, count: number): void => {
  counts.set(value, (counts.get(value) ?? 0) + count);
};

/** One pass: a product that fails only one facet still counts in that facet. */
const tally = (
  shelf: readonly FacetCount[],
  filter: ProductFilter,
): Readonly<Record<FacetName, Tally>> => {
  const empty = (): Tally => ({ onShelf: new Map(), listed: new Map() });
  const tallies: Record<FacetName, Tally> = {
    brand: empty(),
    flavor: empty(),
    diet: empty(),
    size: empty(),
    price: empty(),
    availability: empty(),
  };
  const picked = facetNames.map((facet) => [facet, new Set(pickedOf(filter, facet))] as const);
  for (const place of shelf) {
    if (!isInScope(place, filter)) continue;
    const failed = picked.filter(([facet, values]) => !isPickedIn(place, facet, values));
    for (const facet of facetNames) {
      const isCounted = failed.every(([other]) => other === facet && facet !== 'diet');
      for (const value of facetValuesOf(place, facet)) {
        add(tallies[facet].onShelf, value, place.count);
        if (isCounted) add(tallies[facet].listed, value, place.count);
      }
    }
  }
  return tallies;
};

/** Diets, prices and availability have a fixed order; other values are sorted by count, highest first. */
const inOrder = (facet: FacetName, { onShelf }: Tally): readonly string[] => {
  if (facet === 'price') return priceBands.filter((band) => onShelf.has(band));
  if (facet === 'diet') return dietClaims.filter((claim) => onShelf.has(claim));
  if (facet === 'availability') return availabilities.filter((each) => onShelf.has(each));
  return [...onShelf]
    .sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
    .map(([value]) => value);
};

/**
 * The filters of a list with their counts. A picked value narrows the other facets, not its own.
 * The order depends on the scope only, so options do not move while filters are set.
 */
export const facetsOf = (
  shelf: readonly FacetCount[],
  filter: ProductFilter,
  labelOf: (facet: FacetName, value: string) => string,
): readonly Facet[] => {
  const tallies = tally(shelf, filter);
  return facetNames.map((name) => ({
    name,
    options: inOrder(name, tallies[name]).map((value) => ({
      value,
      label: labelOf(name, value),
      count: tallies[name].listed.get(value) ?? 0,
    })),
  }));
};

/** How many products a list shows, counted from any one facet. */
export const totalOf = (facets: readonly Facet[], filter: ProductFilter): number => {
  const [facet] = facets;
  return facet === undefined ? 0 : countPicked(facet, pickedOf(filter, facet.name));
};

/**
 * How many products a list would show with `picked` in this facet, which is not that of diets, and the
 * other filters as set.
 */
export const countPicked = ({ options }: Facet, picked: readonly string[]): number =>
  options
    .filter(({ value }) => picked.length === 0 || picked.includes(value))
    .reduce((sum, { count }) => sum + count, 0);

/** The values a shopper is offered; a picked value is always among them, to be removed. */
export const offeredOptions = (
  { name, options }: Facet,
  picked: readonly string[],
): readonly FacetOption[] =>
  options.filter(({ value }) => name !== 'flavor' || isFlavor(value) || picked.includes(value));

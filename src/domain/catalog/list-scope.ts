import type { Availability } from '#domain/catalog/availability.ts';
import type { DietClaim } from '#domain/catalog/diet-claim.ts';
import type { PriceBand } from '#domain/catalog/price-band.ts';
import type { ProductBadge } from '#domain/catalog/product.ts';
import type { ProductFilter } from '#domain/catalog/product-query.ts';
import { sizeSlug } from '#domain/catalog/size-text.ts';

/** The filters, in the order they are shown; each is a query parameter of a list (D-LIST-02). */
export const facetNames = ['brand', 'flavor', 'diet', 'size', 'price', 'availability'] as const;
export type FacetName = (typeof facetNames)[number];

/** A product as filters see it: one value a facet, of diets any number. */
export interface FacetValues {
  readonly type: string;
  readonly badges: readonly ProductBadge[];
  readonly brand: string;
  readonly flavor: string;
  readonly diet: readonly DietClaim[];
  /** As filters name it: `9-oz`. */
  readonly size: string;
  readonly price: PriceBand;
  readonly availability: Availability;
}

/** The part of a query that decides which products a list is about, before any filter. */
export type ListScope = Pick<ProductFilter, 'productTypes' | 'badge'>;

/** The type itself and all types below it; one of the wanted badges is enough. */
export const isInScope = (place: FacetValues, { productTypes, badge }: ListScope): boolean => {
  const path = productTypes.join('/');
  return (
    (path === '' || place.type === path || place.type.startsWith(`${path}/`)) &&
    (badge.length === 0 || badge.some((wanted) => place.badges.includes(wanted)))
  );
};

/** The values of a product in one facet. */
export const facetValuesOf = (place: FacetValues, facet: FacetName): readonly string[] =>
  facet === 'diet' ? place.diet : [place[facet]];

/** What is picked of diets must hold all together, of any other facet one value is enough. */
export const isPickedIn = (
  place: FacetValues,
  facet: FacetName,
  picked: ReadonlySet<string>,
): boolean => {
  if (picked.size === 0) return true;
  const values = facetValuesOf(place, facet);
  return facet === 'diet'
    ? [...picked].every((value) => values.includes(value))
    : values.some((value) => picked.has(value));
};

/** The values a query picks in one facet, spelled as in `FacetValues`; none means all. */
export const pickedOf = (filter: ProductFilter, facet: FacetName): readonly string[] =>
  facet === 'size' ? filter.size.map(sizeSlug) : filter[facet];

import { availabilityOf } from '#domain/catalog/availability.ts';
import { type FacetValues, facetNames, isInScope, pickedOf } from '#domain/catalog/list-scope.ts';
import { boundsOf, type PriceBand, priceBands } from '#domain/catalog/price-band.ts';
import type { Nutrition, ProductDetail } from '#domain/catalog/product.ts';
import type { ProductFilter } from '#domain/catalog/product-query.ts';
import { sizeSlug } from '#domain/catalog/size-text.ts';
import type { Cents } from '#domain/money/cents.ts';
import { dietClaimsOf } from '#domain/search/diet-claims-of.ts';

/** The band a price is in. */
export const priceBandOf = (price: Cents): PriceBand =>
  priceBands.findLast((band) => price >= boundsOf(band).from) ?? '0-3';

/** A product as filters see it; the server's `products` rows say the same in columns. */
export const placeOnShelf = (
  product: Pick<
    ProductDetail,
    | 'kind'
    | 'type'
    | 'badges'
    | 'brandId'
    | 'flavor'
    | 'size'
    | 'price'
    | 'available'
    | 'preOrder'
    | 'allergens'
    | 'ingredients'
  > & { readonly nutrition?: Pick<Nutrition, 'totalSugarsGrams'> },
): FacetValues => ({
  type: product.type,
  badges: product.badges,
  brand: product.brandId,
  flavor: product.flavor,
  diet: dietClaimsOf({ ...product, sugarGrams: product.nutrition?.totalSugarsGrams }),
  size: sizeSlug(product.size),
  price: priceBandOf(product.price),
  availability: availabilityOf(product),
});

/**
 * Whether a list shows a product, as far as anything but its search text decides (BROWSE-02):
 * what the server's statements are compared with.
 */
export const isListed = (place: FacetValues, filter: ProductFilter): boolean =>
  isInScope(place, filter) &&
  facetNames.every((facet) => {
    const picked = pickedOf(filter, facet);
    if (facet === 'diet') return filter.diet.every((claim) => place.diet.includes(claim));
    return picked.length === 0 || picked.includes(place[facet]);
  });

import { availabilities } from '#domain/catalog/availability.ts';
import { dietClaims } from '#domain/catalog/diet-claim.ts';
import { filterLimits, pageNumberOf } from '#domain/catalog/list-query.ts';
import type { FacetName } from '#domain/catalog/list-scope.ts';
import { priceBands } from '#domain/catalog/price-band.ts';
import { everyProduct, type ProductQuery, productSorts } from '#domain/catalog/product-query.ts';
import { longestSearch } from '#domain/catalog/search-text.ts';
import { sizeSlug } from '#domain/catalog/size-text.ts';

/**
 * Cut to the length the shop reads, without what it cannot store: a NUL, or half a surrogate pair.
 */
const cutTo = (longest: number, text: string): string =>
  text.replaceAll('\0', '').slice(0, longest).toWellFormed();

const valuesOf = (params: URLSearchParams, name: FacetName): readonly string[] => {
  const values = params.getAll(name).filter((value) => value !== '' && !value.includes('\0'));
  return [...new Set(name === 'size' ? values.map(sizeSlug) : values)]
    .filter((value) => value.length <= filterLimits.letters)
    .slice(0, filterLimits.values);
};

/**
 * Reads a list's address: what to show, and through which page (`page`, D-ROUTE-03, D-ROUTE-25).
 */
export const queryOf = (productTypes: readonly string[], params: URLSearchParams): ProductQuery => {
  const text = cutTo(longestSearch, params.get('q')?.trim() ?? '').trim();
  const sort = productSorts.find((known) => known === params.get('sort')) ?? everyProduct.sort;
  return {
    ...everyProduct,
    productTypes: productTypes
      .slice(0, filterLimits.values)
      .map((segment) => cutTo(filterLimits.letters, segment)),
    brand: valuesOf(params, 'brand'),
    flavor: valuesOf(params, 'flavor'),
    diet: dietClaims.filter((claim) => valuesOf(params, 'diet').includes(claim)),
    size: valuesOf(params, 'size'),
    price: priceBands.filter((band) => valuesOf(params, 'price').includes(band)),
    availability: availabilities.filter((each) => valuesOf(params, 'availability').includes(each)),
    sort,
    page: pageNumberOf(params.get('page')),
    ...(text === '' ? {} : { searchText: text }),
  };
};

import { Effect } from 'effect';
import { readHome } from '#adapters/http/catalog/http-home.ts';
import { firstItem } from '#adapters/http/client/first-item.ts';
import type { Place } from '#adapters/http/client/session/place.ts';
import type { ShopHttp } from '#adapters/http/client/shop-http.ts';
import {
  allbrands,
  getqueryproducts,
  productdetail,
  recommendedproducts,
} from '#adapters/http/wire/calls/catalog-calls.ts';
import { filterlist, recommendedvarietypacklist } from '#adapters/http/wire/calls/list-calls.ts';
import { toDetail, toSummary } from '#adapters/http/wire/product.ts';
import { type ProductFilter, productPageSize } from '#domain/catalog/product-query.ts';
import type { Catalog } from '#ports/catalog/catalog.ts';
import { ProductNotFound } from '#ports/catalog/product-failures.ts';

/** The catalogue behind the storefront's home, list and detail calls. */
export const makeHttpCatalog = (http: ShopHttp, place: Effect.Effect<Place>): Catalog => ({
  home: Effect.flatMap(place, (here) => readHome(http, here)),

  list: Effect.fnUntraced(function* (query) {
    const { sort, page } = query;
    const filter = wireFilter(query);
    const answer = yield* http.call(getqueryproducts, {
      body: { ...(yield* place), ...filter, sort, page, pageSize: productPageSize },
    });
    const { list, ...told } = yield* firstItem('getqueryproducts')(answer);
    return { ...told, list: list.map(toSummary), page, pageSize: productPageSize };
  }),

  facets: Effect.fnUntraced(function* (filter) {
    return yield* http.call(filterlist, { body: { ...(yield* place), ...wireFilter(filter) } });
  }),

  recommendedPacks: Effect.flatMap(place, (query) =>
    Effect.map(http.call(recommendedvarietypacklist, { query }), (packs) => packs.map(toSummary)),
  ),

  product: Effect.fnUntraced(function* (productId) {
    const query = { ...(yield* place), productId };
    const nowhere = new ProductNotFound({ productId });
    // An id of the wrong form is refused as input: then there is no such product.
    const items = yield* Effect.mapError(
      http.call(productdetail, { query }, { NOT_FOUND: () => nowhere }),
      (failure) => (failure._tag === 'RequestRefused' ? nowhere : failure),
    );
    return toDetail(yield* firstItem('productdetail')(items));
  }),

  recommended: Effect.fnUntraced(function* (productId) {
    const query = { ...(yield* place), productId };
    return (yield* http.call(recommendedproducts, { query })).map(toSummary);
  }),

  brands: Effect.flatMap(place, (query) => http.call(allbrands, { query })),
});

/** Empty filters are not sent, except the fields the call requires (D-API-12). */
const wireFilter = (filter: ProductFilter) => {
  const { searchText, diet, price, availability, badge } = filter;
  return {
    ...(searchText !== undefined && { searchText }),
    productTypes: [...filter.productTypes],
    brand: [...filter.brand],
    flavor: [...filter.flavor],
    size: [...filter.size],
    ...(diet.length > 0 && { diet: [...diet] }),
    ...(price.length > 0 && { price: [...price] }),
    ...(availability.length > 0 && { availability: [...availability] }),
    ...(badge.length > 0 && { badge: [...badge] }),
  };
};

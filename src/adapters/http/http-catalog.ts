import { Effect } from 'effect';
import { firstItem } from '#adapters/http/client/first-item.ts';
import type { Place } from '#adapters/http/client/place.ts';
import type { ShopHttp } from '#adapters/http/client/shop-http.ts';
import {
  allbrands,
  bannerlist,
  bestsellerlist,
  datalist,
  getqueryproducts,
  productdetail,
  recommendedproducts,
} from '#adapters/http/wire/calls/catalog-calls.ts';
import { toDetail, toSummary } from '#adapters/http/wire/product.ts';
import type { Home } from '#domain/catalog/home.ts';
import { productPageSize } from '#domain/catalog/product-query.ts';
import type { Catalog } from '#ports/catalog.ts';
import { type CallFailure, ProductNotFound } from '#ports/failures.ts';

/** The catalogue behind the storefront's home, list and detail calls. */
export const makeHttpCatalog = (http: ShopHttp, place: Effect.Effect<Place>): Catalog => ({
  home: Effect.flatMap(place, (here) => readHome(http, here)),

  list: Effect.fnUntraced(function* (query) {
    const { searchText, page } = query;
    const answer = yield* http.call(getqueryproducts, {
      body: {
        ...(yield* place),
        ...(searchText !== undefined && { searchText }),
        productTypes: [...query.productTypes],
        brand: [...query.brand],
        flavor: [...query.flavor],
        size: [...query.size],
        sort: query.sort,
        page,
        pageSize: productPageSize,
      },
    });
    const { list, totalProduct } = yield* firstItem('getqueryproducts')(answer);
    return { list: list.map(toSummary), totalProduct, page, pageSize: productPageSize };
  }),

  product: Effect.fnUntraced(function* (productId) {
    const query = { ...(yield* place), productId };
    const items = yield* http.call(productdetail, { query }, ({ status }) =>
      status === 404 ? new ProductNotFound({ productId }) : undefined,
    );
    return toDetail(yield* firstItem('productdetail')(items));
  }),

  recommended: Effect.fnUntraced(function* (productId) {
    const query = { ...(yield* place), productId };
    return (yield* http.call(recommendedproducts, { query })).map(toSummary);
  }),

  brands: Effect.flatMap(place, (query) => http.call(allbrands, { query })),
});

/** Three calls side by side; the page stands on what answered, and fails only with all of them. */
const readHome = (http: ShopHttp, here: Place): Effect.Effect<Home, CallFailure> =>
  Effect.gen(function* () {
    const [banners, bestsellers, parts] = yield* Effect.all(
      [
        Effect.result(http.call(bannerlist, { query: { lang: here.lang } })),
        Effect.result(http.call(bestsellerlist, { query: here })),
        Effect.result(http.call(datalist, { query: here })),
      ],
      { concurrency: 'unbounded' },
    );
    if (banners._tag === 'Failure' && bestsellers._tag === 'Failure' && parts._tag === 'Failure') {
      return yield* Effect.fail(parts.failure);
    }
    const tiles = parts._tag === 'Success' ? parts.success[0] : undefined;
    return {
      banners: banners._tag === 'Success' ? banners.success : [],
      bestsellers: bestsellers._tag === 'Success' ? bestsellers.success.map(toSummary) : [],
      brands: tiles?.brands ?? [],
      parentCategories: tiles?.parentCategories ?? [],
      subCategories: tiles?.subCategories ?? [],
      promoTiles: tiles?.promoTiles ?? [],
    };
  });

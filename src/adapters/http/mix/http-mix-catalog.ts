import { Effect } from 'effect';
import { firstItem } from '#adapters/http/client/first-item.ts';
import type { Place } from '#adapters/http/client/session/place.ts';
import type { ShopHttp } from '#adapters/http/client/shop-http.ts';
import { getconfig, productlist } from '#adapters/http/wire/calls/mix-calls.ts';
import { toSummary } from '#adapters/http/wire/product.ts';
import type { ProductSummary } from '#domain/catalog/product.ts';
import { productPageSize } from '#domain/catalog/product-query.ts';
import type { MixCatalog } from '#ports/mix/mix-catalog.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';

/** Most pages that are read: 720 flavors, far more than a builder can show. */
const mostPages = 20;

/** The multipack calls; a long list of products is read page by page. */
export const makeHttpMixCatalog = (http: ShopHttp, place: Effect.Effect<Place>): MixCatalog => {
  const pageOf = (
    here: Place,
    page: number,
  ): Effect.Effect<readonly ProductSummary[], CallFailure> => {
    const query = {
      ...here,
      page: String(page),
      pageSize: '36' as const,
      view: 'multipack/all-snacks' as const,
    };
    return Effect.map(http.call(productlist, { query }), (items) => items.map(toSummary));
  };

  return {
    rules: Effect.gen(function* () {
      const query = yield* place;
      const answer = yield* firstItem('getconfig')(yield* http.call(getconfig, { query }));
      const { zNonSku: nonSku, ...rules } = answer;
      return { ...rules, nonSku };
    }),

    shelf: Effect.gen(function* () {
      const here = yield* place;
      const shelf: ProductSummary[] = [];
      for (let page = 1; page <= mostPages; page += 1) {
        const found = yield* pageOf(here, page);
        shelf.push(...found);
        if (found.length < productPageSize) break;
      }
      return shelf;
    }),
  };
};

import { Effect } from 'effect';
import type { Place } from '#adapters/http/client/session/place.ts';
import type { ShopHttp } from '#adapters/http/client/shop-http.ts';
import { bannerlist, bestsellerlist, datalist } from '#adapters/http/wire/calls/catalog-calls.ts';
import { productgrouplist, staffpickslist } from '#adapters/http/wire/calls/list-calls.ts';
import { toSummary } from '#adapters/http/wire/product.ts';
import type { Home, StaffPick } from '#domain/catalog/home.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';

/** Parallel calls; a part that failed is empty, and only when all fail the page fails. */
export const readHome = (http: ShopHttp, here: Place): Effect.Effect<Home, CallFailure> =>
  Effect.gen(function* () {
    const query = here;
    const [banners, bestsellers, tiles, staffPicks, productGroups] = yield* Effect.all(
      [
        Effect.result(http.call(bannerlist, { query: { lang: here.lang } })),
        Effect.result(http.call(bestsellerlist, { query })),
        Effect.result(http.call(datalist, { query })),
        Effect.result(http.call(staffpickslist, { query })),
        Effect.result(http.call(productgrouplist, { query })),
      ],
      { concurrency: 'unbounded' },
    );
    const answers = [banners, bestsellers, staffPicks, productGroups];
    if (tiles._tag === 'Failure' && answers.every(({ _tag }) => _tag === 'Failure')) {
      return yield* Effect.fail(tiles.failure);
    }
    const [parts] = itemsOf(tiles);
    return {
      banners: itemsOf(banners),
      bestsellers: itemsOf(bestsellers).map(toSummary),
      brands: parts?.brands ?? [],
      parentCategories: parts?.parentCategories ?? [],
      subCategories: parts?.subCategories ?? [],
      promoTiles: parts?.promoTiles ?? [],
      // The same but for the brand of their ids, as with `toSummary`.
      staffPicks: itemsOf(staffPicks) as readonly unknown[] as readonly StaffPick[],
      productGroups: itemsOf(productGroups).map((group) => ({
        ...group,
        products: group.products.map(toSummary),
      })),
    };
  });

const itemsOf = <Item>(
  answered:
    | { readonly _tag: 'Success'; readonly success: readonly Item[] }
    | { readonly _tag: 'Failure' },
): readonly Item[] => (answered._tag === 'Success' ? answered.success : []);

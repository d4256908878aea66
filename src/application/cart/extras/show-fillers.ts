import { Effect } from 'effect';
import { bandsOfFillers, fillersFor, mostFillers } from '#domain/cart/fillers.ts';
import { onlyGiftCards } from '#domain/cart/lines/gift-lines.ts';
import type { PriceBand } from '#domain/catalog/price-band.ts';
import type { ProductSummary } from '#domain/catalog/product.ts';
import { everyProduct } from '#domain/catalog/product-query.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type { Catalog } from '#ports/catalog/catalog.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';

export type ShowFillers = (missing: Cents) => Effect.Effect<readonly ProductSummary[], CallFailure>;

/** Pages of the price range around `missing` that are looked through, the cheapest first. */
const mostPages = 3;

const availability = ['in-stock'] as const;
const sort = 'price-low' as const;

/**
 * The cheapest products in stock that carry the cart over the free-shipping limit, at today's prices.
 * A cart of which nothing is shipped needs none. Reads only.
 */
export const makeShowFillers = (currentCart: CurrentCart, catalog: Catalog): ShowFillers =>
  Effect.fn('showFillers')(function* (missing) {
    const { lines } = yield* currentCart.read;
    if (missing <= 0 || lines.length === 0 || onlyGiftCards(lines)) return [];
    const inCart = lines.map(({ productId }) => productId);
    const [nearest, ...dearer] = bandsOfFillers(missing);
    const offered: ProductSummary[] = [];
    const isEnough = () => fillersFor(missing, offered, inCart).length >= mostFillers;
    const look = Effect.fnUntraced(function* (price: readonly PriceBand[], page: number) {
      const query = { ...everyProduct, availability, price, sort, page };
      const found = yield* catalog.list(query);
      offered.push(...found.list);
      return page * found.pageSize >= found.totalProduct;
    });
    let isLast = nearest === undefined;
    for (let page = 1; page <= mostPages && !isLast && !isEnough(); page += 1) {
      isLast = yield* look(nearest === undefined ? [] : [nearest], page);
    }
    // Whatever is in a dearer range carries the cart over the limit.
    if (!isEnough() && dearer.length > 0) yield* look(dearer, 1);
    return fillersFor(missing, offered, inCart);
  });

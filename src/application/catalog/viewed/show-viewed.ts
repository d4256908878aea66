import { Effect } from 'effect';
import type { ProductSummary } from '#domain/catalog/product.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { ProductCards, ViewedProducts } from '#ports/catalog/viewed-products.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';

export type ShowViewed = (
  atHand?: ProductId,
) => Effect.Effect<readonly ProductSummary[], CallFailure>;

/** The viewed products, newest first, without the one now shown. Reads only. */
export const makeShowViewed = (viewed: ViewedProducts, cards: ProductCards): ShowViewed =>
  Effect.fn('showViewed')(function* (atHand) {
    const ids = (yield* viewed.ids).filter((productId) => productId !== atHand);
    return ids.length === 0 ? [] : yield* cards.find(ids);
  });

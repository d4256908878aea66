import { Effect } from 'effect';
import type { UseCases } from '#application/use-cases.ts';
import type { ProductCards, ViewedProducts } from '#ports/catalog/viewed-products.ts';

/** The products looked at, newest first, without the one at hand. Reads only. */
export const makeShowViewed = (
  viewed: ViewedProducts,
  cards: ProductCards,
): UseCases['showViewed'] =>
  Effect.fn('showViewed')(function* (atHand) {
    const ids = (yield* viewed.ids).filter((productId) => productId !== atHand);
    return ids.length === 0 ? [] : yield* cards.find(ids);
  });

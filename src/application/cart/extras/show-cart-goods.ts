import { Effect } from 'effect';
import type { ProductSummary } from '#domain/catalog/product.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { ProductCards } from '#ports/catalog/viewed-products.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';

export type ShowCartGoods = (
  ids: readonly ProductId[],
) => Effect.Effect<readonly ProductSummary[], CallFailure>;

/** How many products one call asks for. */
const together = 60;

/** The cards of what is in a cart, boxes included; what is no longer sold is left out. Reads only. */
export const makeShowCartGoods = (cards: ProductCards): ShowCartGoods =>
  Effect.fn('showCartGoods')(function* (ids) {
    const asked = [...new Set(ids)];
    const pages = Array.from({ length: Math.ceil(asked.length / together) }, (_, page) =>
      asked.slice(page * together, (page + 1) * together),
    );
    return (yield* Effect.forEach(pages, (page) => cards.find(page), { concurrency: 4 })).flat();
  });

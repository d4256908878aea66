import { Effect } from 'effect';
import type { UseCases } from '#application/use-cases.ts';
import type { ShopContent } from '#ports/content/shop-content.ts';

/** One page of text; undefined when nobody wrote it (CONTENT-03 … CONTENT-07). */
export const makeReadContentPage = (content: ShopContent): UseCases['readContentPage'] =>
  Effect.fn('readContentPage')(function* (page) {
    return yield* content.page(page);
  });

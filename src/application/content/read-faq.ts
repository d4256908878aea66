import { Effect } from 'effect';
import type { UseCases } from '#application/use-cases.ts';
import type { ShopContent } from '#ports/content/shop-content.ts';

/** Questions and answers by category (CONTENT-02). */
export const makeReadFaq = (content: ShopContent): UseCases['readFaq'] =>
  Effect.fn('readFaq')(function* () {
    return yield* content.faq;
  });

import { Effect } from 'effect';
import type { FaqCategory } from '#domain/content/content.ts';
import type { ShopContent } from '#ports/content/shop-content.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';

export type ReadFaq = () => Effect.Effect<readonly FaqCategory[], CallFailure>;

/** Questions and answers by category (CONTENT-02). */
export const makeReadFaq = (content: ShopContent): ReadFaq =>
  Effect.fn('readFaq')(function* () {
    return yield* content.faq;
  });

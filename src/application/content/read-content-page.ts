import { Effect } from 'effect';
import type { ContentPage, ContentPageName } from '#domain/content/content.ts';
import type { ShopContent } from '#ports/content/shop-content.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';

export type ReadContentPage = (
  page: ContentPageName,
) => Effect.Effect<ContentPage | undefined, CallFailure>;

/** One page of text; undefined when nobody wrote it (CONTENT-03 … CONTENT-07). */
export const makeReadContentPage = (content: ShopContent): ReadContentPage =>
  Effect.fn('readContentPage')(function* (page) {
    return yield* content.page(page);
  });

import { Effect } from 'effect';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { ReviewPage } from '#domain/catalog/reviews/review.ts';
import type { ProductNotFound } from '#ports/catalog/product-failures.ts';
import type { ProductReviews } from '#ports/catalog/product-reviews.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';

/** Newest first, a page at a time; pages count from 1. */
export type ShowReviews = (
  productId: ProductId,
  page?: number,
) => Effect.Effect<ReviewPage, CallFailure | ProductNotFound>;

/** What customers say about a product. */
export const makeShowReviews = (reviews: ProductReviews): ShowReviews =>
  Effect.fn('showReviews')(function* (productId, page = 1) {
    return yield* reviews.page(productId, page);
  });

import { Effect } from 'effect';
import type * as z from 'zod/mini';
import { askedToWait } from '#adapters/http/client/asked-to-wait.ts';
import type { RefusedAs } from '#adapters/http/client/call-failures.ts';
import { firstItem } from '#adapters/http/client/first-item.ts';
import type { ShopHttp } from '#adapters/http/client/shop-http.ts';
import {
  deletereview,
  ownreview,
  productreviews,
  writereview,
} from '#adapters/http/wire/calls/review-calls.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { ReviewableProduct } from '#domain/catalog/reviews/review.ts';
import { ProductNotFound, ReviewNotOpen } from '#ports/catalog/product-failures.ts';
import type { ProductReviews } from '#ports/catalog/product-reviews.ts';
import type { TooManyAttempts } from '#ports/session/call-failures.ts';

/** Reviews behind productreviews and ownreview (D-REVIEW-03). */
export const makeHttpProductReviews = (http: ShopHttp): ProductReviews => ({
  page: (productId, page) =>
    Effect.flatMap(
      http.call(productreviews, { query: { productId, page: String(page) } }, unknown(productId)),
      firstItem('productreviews'),
    ),
  own: (accountId, productId) =>
    reviewable(http.call(ownreview, { query: { accountId, productId } }, unknown(productId))),
  write: (accountId, productId, { stars, title, text }) => {
    const body = { accountId, productId, stars, title, text };
    const refusedAs: RefusedAs<ProductNotFound | ReviewNotOpen | TooManyAttempts> = {
      ...unknown(productId),
      ...askedToWait,
      REVIEW_NOT_OPEN: ({ told }) => new ReviewNotOpen(told),
    };
    return reviewable(http.call(writereview, { body }, refusedAs));
  },
  remove: (accountId, productId) =>
    reviewable(http.call(deletereview, { body: { accountId, productId } }, unknown(productId))),
});

const unknown = (productId: ProductId): RefusedAs<ProductNotFound> => ({
  NOT_FOUND: () => new ProductNotFound({ productId }),
});

/** Wire ids are plain text; the shapes are the same otherwise. */
const reviewable = <Failure>(
  answer: Effect.Effect<readonly z.output<typeof ownreview.item>[], Failure>,
) =>
  Effect.map(
    Effect.flatMap(answer, firstItem('ownreview')),
    (found) => found as unknown as ReviewableProduct,
  );

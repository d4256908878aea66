import type { Effect } from 'effect';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { ReviewableProduct, ReviewPage } from '#domain/catalog/reviews/review.ts';
import type { TypedReview } from '#domain/catalog/reviews/review-words.ts';
import type { ProductNotFound, ReviewNotOpen } from '#ports/catalog/product-failures.ts';
import type { CallFailure, TooManyAttempts } from '#ports/session/call-failures.ts';

type Asked<Value> = Effect.Effect<Value, CallFailure | ProductNotFound>;

/** What customers say about products. */
export interface ProductReviews {
  /** Those everybody may read; pages count from 1. */
  page(productId: ProductId, page: number): Asked<ReviewPage>;
  /** Whether the account may review it, and what it wrote. */
  own(accountId: string, productId: ProductId): Asked<ReviewableProduct>;
  /** In place of what the account wrote before; safe to repeat. */
  write(
    accountId: string,
    productId: ProductId,
    review: TypedReview,
  ): Effect.Effect<
    ReviewableProduct,
    CallFailure | ProductNotFound | ReviewNotOpen | TooManyAttempts
  >;
  /** Removing what is gone is no failure. */
  remove(accountId: string, productId: ProductId): Asked<ReviewableProduct>;
}

import { Effect } from 'effect';
import { signedIn } from '#application/account/signed-in.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { ReviewableProduct } from '#domain/catalog/reviews/review.ts';
import {
  reviewProblems,
  type TypedReview,
  tidyReview,
} from '#domain/catalog/reviews/review-words.ts';
import { hasProblems } from '#domain/validation/problem.ts';
import type { ProductNotFound, ReviewNotOpen } from '#ports/catalog/product-failures.ts';
import type { ProductReviews } from '#ports/catalog/product-reviews.ts';
import type { CallFailure, TooManyAttempts } from '#ports/session/call-failures.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';
import { InputRefused } from '#ports/validation/input-refused.ts';

export type WriteReview = (
  productId: ProductId,
  typed: TypedReview,
) => Effect.Effect<
  ReviewableProduct,
  CallFailure | ProductNotFound | ReviewNotOpen | TooManyAttempts | InputRefused
>;

/** Says what a customer thinks of a product; the shop shows it when its operator allowed it. */
export const makeWriteReview = (session: SignInSession, reviews: ProductReviews): WriteReview =>
  Effect.fn('writeReview')(function* (productId, typed) {
    const problems = reviewProblems(typed);
    if (hasProblems(problems)) return yield* new InputRefused({ problems });
    return yield* reviews.write((yield* signedIn(session)).id, productId, tidyReview(typed));
  });

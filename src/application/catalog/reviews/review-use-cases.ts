import { makeReadOwnReview, makeRemoveReview } from '#application/catalog/reviews/own-review.ts';
import { makeShowReviews } from '#application/catalog/reviews/show-reviews.ts';
import { makeWriteReview } from '#application/catalog/reviews/write-review.ts';
import type { ProductReviews } from '#ports/catalog/product-reviews.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

export interface ReviewPorts {
  readonly productReviews: ProductReviews;
  readonly signInSession: SignInSession;
}

/** Use cases of what customers say about products. */
export const reviewUseCases = ({ productReviews, signInSession }: ReviewPorts) => ({
  showReviews: makeShowReviews(productReviews),
  readOwnReview: makeReadOwnReview(signInSession, productReviews),
  writeReview: makeWriteReview(signInSession, productReviews),
  removeReview: makeRemoveReview(signInSession, productReviews),
});

export type ReviewUseCases = ReturnType<typeof reviewUseCases>;

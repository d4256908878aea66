import { Effect } from 'effect';
import { signedIn } from '#application/account/signed-in.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { ReviewableProduct } from '#domain/catalog/reviews/review.ts';
import type { ProductNotFound } from '#ports/catalog/product-failures.ts';
import type { ProductReviews } from '#ports/catalog/product-reviews.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

type AboutOwn = (
  productId: ProductId,
) => Effect.Effect<ReviewableProduct, CallFailure | ProductNotFound>;

export type ReadOwnReview = AboutOwn;
export type RemoveReview = AboutOwn;

/** Whether the customer may review a product, and what they wrote. */
export const makeReadOwnReview = (session: SignInSession, reviews: ProductReviews): ReadOwnReview =>
  Effect.fn('readOwnReview')(function* (productId) {
    return yield* reviews.own((yield* signedIn(session)).id, productId);
  });

/** Takes the customer's review back, shown or not. */
export const makeRemoveReview = (session: SignInSession, reviews: ProductReviews): RemoveReview =>
  Effect.fn('removeReview')(function* (productId) {
    return yield* reviews.remove((yield* signedIn(session)).id, productId);
  });

import * as z from 'zod/mini';
import { wireReview, wireReviewState } from '#adapters/http/wire/review.ts';

/** Where an operator reads and decides what customers say; opened like `operatorPath` (D-REVIEW-04). */
export const operatorReviewsPath = '/operator/reviews';

/** A review as an operator reads it: nothing about its author but what everybody would read. */
const moderatedReview = z.extend(wireReview, {
  /** Changes with the words, so that nobody allows what was not read. */
  reviewId: z.string(),
  productId: z.string(),
  /** The product's title. */
  product: z.string(),
  state: wireReviewState,
  reason: z.optional(z.string()),
  /** ISO 8601, UTC. */
  decidedAt: z.optional(z.string()),
});

export type ModeratedReview = z.output<typeof moderatedReview>;

export const operatorReviewsAnswer = z.union([
  z.object({ success: z.literal(true), data: z.array(moderatedReview) }),
  z.object({ success: z.literal(false), code: z.string(), message: z.string() }),
]);

import type { Kysely } from 'kysely';
import { judged, type ReviewDecision } from '#domain/catalog/reviews/moderation.ts';
import type { ReviewState, ShownReview } from '#domain/catalog/reviews/review.ts';
import { inLanguage, type Language } from '#domain/locale/language.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import { shownReview } from '#server/content/reviews/show-reviews.ts';
import {
  findReview,
  judgeReview,
  productsOf,
  type ReviewRow,
  reviewsInState,
} from '#server/data/content/product-reviews.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** A review as the operator reads it: nothing about its author but what everybody would read. */
export interface ModeratedReview extends ShownReview {
  readonly reviewId: string;
  readonly productId: string;
  /** Of the product, in the operator's language; empty when it is gone. */
  readonly product: string;
  readonly state: ReviewState;
  readonly reason?: string;
  readonly decidedAt?: string;
}

/** As many are shown at once; who decides them sees the next ones. */
const mostListed = 50;

export const listReviews = async (
  db: Kysely<Tables>,
  state: ReviewState,
  language: Language,
): Promise<readonly ModeratedReview[]> =>
  withProducts(db, await reviewsInState(db, state, mostListed), language);

export const showReview = async (
  db: Kysely<Tables>,
  reviewId: string,
  language: Language,
): Promise<readonly ModeratedReview[] | Refusal> => {
  const row = await findReview(db, reviewId);
  return row === undefined ? gone : withProducts(db, [row], language);
};

type Parts = Pick<ShopParts, 'db' | 'clock' | 'report'>;

/** Shows a review to everybody, or not. Safe to repeat, and to take back. */
export const decideReview = async (
  { db, clock, report }: Parts,
  reviewId: string,
  decision: ReviewDecision,
  language: Language,
): Promise<readonly ModeratedReview[] | Refusal> => {
  const row = await judgeReview(db, reviewId, judged(decision), new Date(clock.now()));
  if (row === undefined) return gone;
  report({ event: `review-${decision.kind}`, detail: reviewId });
  return withProducts(db, [row], language);
};

const gone = refuse('NOT_FOUND', { what: 'review' });

const withProducts = async (
  db: Kysely<Tables>,
  rows: readonly ReviewRow[],
  language: Language,
): Promise<readonly ModeratedReview[]> => {
  const products = await productsOf(
    db,
    rows.map((row) => row.size_group_id),
  );
  return rows.map((row) => {
    const product = products.get(row.size_group_id);
    return {
      reviewId: row.review_id,
      productId: product?.productId ?? row.size_group_id,
      product: product === undefined ? '' : inLanguage(product.title, language),
      ...shownReview(row),
      state: row.state,
      ...(row.reason !== null && { reason: row.reason }),
      ...(row.decided_at !== null && { decidedAt: row.decided_at.toISOString() }),
    };
  });
};

import type { Kysely } from 'kysely';
import { summaryOf } from '#domain/catalog/reviews/rating.ts';
import type {
  OwnReview,
  ReviewableProduct,
  ReviewPage,
  ShownReview,
} from '#domain/catalog/reviews/review.ts';
import { reviewRight } from '#domain/catalog/reviews/who-may-review.ts';
import type { Language } from '#domain/locale/language.ts';
import { type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import {
  countStars,
  findOwnReview,
  type ReviewRow,
  shownReviews,
  starsOf,
} from '#server/data/content/product-reviews.ts';
import {
  findReviewed,
  type ReviewedProduct,
  statusesOfOrders,
} from '#server/data/content/reviewed-product.ts';
import type { Tables } from '#server/data/tables/tables.ts';

export interface AskedReviews {
  readonly productId: string;
  readonly page: number;
  readonly language: Language;
}

/** One page of the reviews everybody may read. */
export const showReviews = async (
  db: Kysely<Tables>,
  { productId, page, language }: AskedReviews,
): Promise<ReviewPage | Refusal> => {
  const product = await findReviewed(db, productId, language);
  if (product === undefined) return refuse('NOT_FOUND', { what: 'product' });
  const rows = await shownReviews(db, product.sizeGroupId, page);
  // Pages that nobody can have been led to are not remembered.
  if (rows.length === 0 && page > 1) return refuse('NOT_FOUND', { what: 'page' });
  const rating = summaryOf(await countStars(db, product.sizeGroupId));
  return {
    list: rows.map(shownReview),
    ...(rating && { rating }),
  };
};

/** A review as everybody reads it. */
export const shownReview = (row: ReviewRow): ShownReview => ({
  stars: starsOf(row),
  title: row.title,
  text: row.words,
  author: row.author,
  language: row.language,
  writtenAt: row.written_at.toISOString(),
});

/** What an account may say about a product, and what it said. */
export const showReviewable = async (
  db: Kysely<Tables>,
  accountId: string,
  productId: string,
  language: Language,
): Promise<ReviewableProduct | Refusal> => {
  const product = await findReviewed(db, productId, language);
  return product === undefined
    ? refuse('NOT_FOUND', { what: 'product' })
    : reviewableBy(db, accountId, product);
};

/** The same of a product that was found. */
export const reviewableBy = async (
  db: Kysely<Tables>,
  accountId: string,
  { soldAs, sizeGroupId, ...shown }: ReviewedProduct,
): Promise<ReviewableProduct> => {
  const right = reviewRight(await statusesOfOrders(db, accountId, soldAs));
  const row = await findOwnReview(db, accountId, sizeGroupId);
  return { ...shown, right, ...(row && { review: ownReview(row) }) };
};

const ownReview = (row: ReviewRow): OwnReview => ({
  stars: starsOf(row),
  title: row.title,
  text: row.words,
  state: row.state,
  ...(row.reason !== null && { reason: row.reason }),
});

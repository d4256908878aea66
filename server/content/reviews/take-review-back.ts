import type { Kysely } from 'kysely';
import type { ReviewableProduct } from '#domain/catalog/reviews/review.ts';
import type { Language } from '#domain/locale/language.ts';
import { type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import { reviewableBy } from '#server/content/reviews/show-reviews.ts';
import { removeReview } from '#server/data/content/product-reviews.ts';
import { findReviewed } from '#server/data/content/reviewed-product.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** Removes what an account said about a product, shown or not. Safe to repeat. */
export const takeReviewBack = async (
  db: Kysely<Tables>,
  accountId: string,
  productId: string,
  language: Language,
): Promise<ReviewableProduct | Refusal> => {
  const product = await findReviewed(db, productId, language);
  if (product === undefined) return refuse('NOT_FOUND', { what: 'product' });
  await removeReview(db, accountId, product.sizeGroupId);
  return reviewableBy(db, accountId, product);
};

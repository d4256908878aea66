import type { ReviewState } from '#domain/catalog/reviews/review.ts';
import type { Language } from '#domain/locale/language.ts';

export interface ProductReviewsTable {
  /** Changes with the words. */
  review_id: string;
  account_id: string;
  /** All sizes of a product are reviewed as one. */
  size_group_id: string;
  stars: number;
  title: string;
  words: string;
  /** As it is signed: the first name and one letter, as they were when it was written. */
  author: string;
  language: Language;
  state: ReviewState;
  /** Of a refused one. */
  reason: string | null;
  written_at: Date;
  /** When an operator decided last; null while it waits. */
  decided_at: Date | null;
}

export interface ReviewTables {
  product_reviews: ProductReviewsTable;
}

import type { RatingSummary, Stars } from '#domain/catalog/reviews/rating.ts';
import type { ReviewRight } from '#domain/catalog/reviews/who-may-review.ts';
import type { Language } from '#domain/locale/language.ts';

/** What a customer says about a product; the texts may be empty. */
export interface ReviewWords {
  readonly stars: Stars;
  readonly title: string;
  readonly text: string;
}

/** A review as everybody reads it. */
export interface ShownReview extends ReviewWords {
  /** The first name and one letter: `Ada L.` */
  readonly author: string;
  /** In which it is written. */
  readonly language: Language;
  /** ISO 8601, UTC. */
  readonly writtenAt: string;
}

/** Reviews on a page of them. */
export const reviewsOnPage = 10;

export interface ReviewPage {
  /** Newest first. */
  readonly list: readonly ShownReview[];
  /** Absent: nobody's review is shown. */
  readonly rating?: RatingSummary;
}

/** Nobody but its author and the operator sees a review before the operator allowed it. */
export type ReviewState = 'WAITING' | 'SHOWN' | 'REFUSED';

export interface OwnReview extends ReviewWords {
  readonly state: ReviewState;
  /** Why the operator refused it. */
  readonly reason?: string;
}

/** What a customer may say about a product, and what they said. */
export interface ReviewableProduct {
  /** All its sizes are reviewed as one. */
  readonly productId: string;
  readonly title: string;
  readonly imagePath: string;
  readonly right: ReviewRight;
  readonly review?: OwnReview;
}

import type { OwnReview, ReviewState, ReviewWords } from '#domain/catalog/reviews/review.ts';

/** What an operator decides about a review. */
export type ReviewDecision =
  | { readonly kind: 'allow' }
  /** Its author reads the reason. */
  | { readonly kind: 'refuse'; readonly reason: string };

/** Longest reason, characters. */
export const longestReason = 300;

export interface Judged {
  readonly state: Exclude<ReviewState, 'WAITING'>;
  readonly reason?: string;
}

/** A decision may be repeated and taken back: what was shown can be refused later. */
export const judged = (decision: ReviewDecision): Judged =>
  decision.kind === 'allow' ? { state: 'SHOWN' } : { state: 'REFUSED', reason: decision.reason };

const sameWords = (one: ReviewWords, other: ReviewWords): boolean =>
  one.stars === other.stars && one.title === other.title && one.text === other.text;

/**
 * A review after its author wrote it again. New words wait for the operator, whatever was decided
 * about the old ones; the same words stay as they are.
 */
export const rewritten = (before: OwnReview | undefined, words: ReviewWords): OwnReview =>
  before !== undefined && sameWords(before, words)
    ? before
    : { stars: words.stars, title: words.title, text: words.text, state: 'WAITING' };

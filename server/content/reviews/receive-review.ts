import { randomUUID } from 'node:crypto';
import { rewritten } from '#domain/catalog/reviews/moderation.ts';
import { isStars } from '#domain/catalog/reviews/rating.ts';
import type { ReviewableProduct } from '#domain/catalog/reviews/review.ts';
import {
  reviewerName,
  reviewProblems,
  type TypedReview,
  tidyReview,
} from '#domain/catalog/reviews/review-words.ts';
import type { Language } from '#domain/locale/language.ts';
import { fingerprint } from '#server/base/host/fingerprint.ts';
import { requireAttempts } from '#server/base/limits/attempt-limits.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { refuseFirst } from '#server/base/refusal/first-problem.ts';
import { inTransaction } from '#server/base/refusal/in-transaction.ts';
import { isRefusal, type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import { reviewableBy } from '#server/content/reviews/show-reviews.ts';
import { type AccountRow, lockAccount } from '#server/data/account/accounts.ts';
import { keepReview } from '#server/data/content/product-reviews.ts';
import { findReviewed } from '#server/data/content/reviewed-product.ts';
import type { Limit } from '#server/data/limits/attempts.ts';

const hour = 60 * 60_000;
/** Somebody may review all of a large order at once, and change their mind. */
const limits = {
  ofAccount: { bucket: 'reviews', most: 60, windowMs: hour },
  ofAddress: { bucket: 'reviews-address', most: 240, windowMs: hour },
} as const satisfies Readonly<Record<string, Limit>>;

export interface WrittenReview extends TypedReview {
  readonly productId: string;
  readonly language: Language;
  readonly clientAddress: string;
}

type Parts = Pick<ShopParts, 'db' | 'clock' | 'report'>;

/**
 * Keeps what a customer says about a product they were sent; new words wait for the operator
 * (D-REVIEW-01). Sending the same again changes nothing.
 */
export const receiveReview = async (
  { db, clock, report }: Parts,
  account: AccountRow,
  written: WrittenReview,
): Promise<ReviewableProduct | Refusal> => {
  const { stars, title, text } = tidyReview(written);
  const faulty = refuseFirst(reviewProblems(written), (field) => names[field] ?? field);
  if (faulty !== undefined || !isStars(stars)) {
    return faulty ?? refuse('INPUT_REFUSED', { field: 'stars' });
  }
  const now = new Date(clock.now());
  const counted = [
    [limits.ofAddress, fingerprint(written.clientAddress)],
    [limits.ofAccount, fingerprint(account.account_id)],
  ] as const;
  const tooMany = await requireAttempts(db, counted, now.getTime());
  if (tooMany !== undefined) return tooMany;
  const { productId, language } = written;
  const kept = await inTransaction(db, async (changes) => {
    await lockAccount(changes, account.account_id);
    const product = await findReviewed(changes, productId, language);
    if (product === undefined) return refuse('NOT_FOUND', { what: 'product' });
    const reviewed = await reviewableBy(changes, account.account_id, product);
    const { right, review: before } = reviewed;
    if (right !== 'may') return refuse('REVIEW_NOT_OPEN', { because: right });
    const review = rewritten(before, { stars, title, text });
    if (review === before) return { reviewed, isNew: false };
    await keepReview(changes, {
      // Typed into a terminal, where a number that begins with "-" would be read as a flag.
      review_id: randomUUID(),
      account_id: account.account_id,
      size_group_id: product.sizeGroupId,
      stars,
      title,
      words: text,
      author: reviewerName(account.first_name, account.last_name),
      language,
      state: review.state,
      reason: null,
      written_at: now,
      decided_at: null,
    });
    return { reviewed: { ...reviewed, review }, isNew: true };
  });
  if (isRefusal(kept)) return kept;
  if (kept.isNew) report({ event: 'review-waits', detail: kept.reviewed.productId });
  return kept.reviewed;
};

/** The fields as the call names them. */
const names: Readonly<Record<string, string>> = { reviewTitle: 'title', reviewText: 'text' };

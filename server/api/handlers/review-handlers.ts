import {
  deletereview,
  ownreview,
  productreviews,
  writereview,
} from '#adapters/http/wire/calls/review-calls.ts';
import { requireAccount } from '#server/account/open-account.ts';
import { type AnsweredCall, answer, answerPublic } from '#server/api/call/handler.ts';
import { replyWith } from '#server/api/call/reply-with.ts';
import type { ReviewAnswers } from '#server/api/operator/review-routes.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { isRefusal } from '#server/base/refusal/refusal.ts';
import { decideReview, listReviews, showReview } from '#server/content/reviews/moderate-reviews.ts';
import { receiveReview } from '#server/content/reviews/receive-review.ts';
import { showReviewable, showReviews } from '#server/content/reviews/show-reviews.ts';
import { takeReviewBack } from '#server/content/reviews/take-review-back.ts';

/** What customers say about products. */
export const reviewAnswers = (parts: ShopParts): readonly AnsweredCall[] => [
  answerPublic(productreviews, async ({ query, language }) => {
    const { productId, page = '1' } = query;
    return replyWith(await showReviews(parts.db, { productId, page: Number(page), language }));
  }),
  answer(ownreview, async ({ shopper, query, language }) => {
    const account = await requireAccount(parts, shopper, query.accountId);
    if (isRefusal(account)) return account;
    return replyWith(await showReviewable(parts.db, account.account_id, query.productId, language));
  }),
  answer(writereview, async ({ shopper, body, language, clientAddress }) => {
    const account = await requireAccount(parts, shopper, body.accountId);
    if (isRefusal(account)) return account;
    const { productId, stars, title, text } = body;
    const written = { productId, stars, title, text, language, clientAddress };
    return replyWith(await receiveReview(parts, account, written));
  }),
  answer(deletereview, async ({ shopper, body: { accountId, productId }, language }) => {
    const account = await requireAccount(parts, shopper, accountId);
    if (isRefusal(account)) return account;
    return replyWith(await takeReviewBack(parts.db, account.account_id, productId, language));
  }),
];

/** What the shop answers its operator about reviews. */
export const reviewOperatorAnswers = (parts: ShopParts): ReviewAnswers => ({
  list: (state, language) => listReviews(parts.db, state, language),
  show: (reviewId, language) => showReview(parts.db, reviewId, language),
  decide: (reviewId, decision, language) => decideReview(parts, reviewId, decision, language),
});

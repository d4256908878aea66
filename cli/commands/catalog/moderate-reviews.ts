import * as z from 'zod/mini';
import type { ModeratedReview } from '#adapters/http/wire/operator-reviews.ts';
import { fillBlanks } from '#application/messages/message.ts';
import { askAboutReviews } from '#cli/commands/order/operator-call.ts';
import { parseFlags } from '#cli/input/parse.ts';
import { oneOf } from '#cli/report/choice.ts';
import { pairs } from '#cli/report/table.ts';
import type { Action, Session } from '#cli/session/session.ts';

const states = ['waiting', 'shown', 'refused'];

/** `crunch review list [--state waiting|shown|refused]` */
export const reviewList: Action = async (session, { flags }) => {
  const { words } = session;
  const { state } = parseFlags(z.object({ state: z.string() }), flags, words);
  oneOf('--state', state, states, words);
  const reviews = await askAboutReviews(session, { method: 'GET', what: '', details: { state } });
  return {
    data: { reviews },
    text: () =>
      reviews.length === 0
        ? words['out.noReviewsInState']
        : reviews.map((review) => reviewText(review, session)).join('\n\n'),
  };
};

/** `crunch review show ID` */
export const reviewShow: Action = (session, { args: [id = ''] }) =>
  one(session, { method: 'GET', what: `/${encodeURIComponent(id)}` });

/** `crunch review allow ID`; repeating does it once. */
export const reviewAllow: Action = (session, { args: [id = ''] }) =>
  one(session, { method: 'POST', what: `/${encodeURIComponent(id)}/allow` });

/** `crunch review refuse ID --reason TEXT` */
export const reviewRefuse: Action = (session, { args: [id = ''], flags }) => {
  const body = parseFlags(z.object({ reason: z.string() }), flags, session.words);
  return one(session, { method: 'POST', what: `/${encodeURIComponent(id)}/refuse`, body });
};

const one = async (session: Session, question: Parameters<typeof askAboutReviews>[1]) => {
  const [review] = await askAboutReviews(session, question);
  if (review === undefined) throw new Error('An answer about one review has one.');
  return { data: review, text: () => reviewText(review, session) };
};

const reviewText = (review: ModeratedReview, { words, terminal }: Session): string => {
  const rows: readonly (readonly [string, string])[] = [
    [words['out.review'], review.reviewId],
    [words['out.product'], `${review.product} (${review.productId})`],
    [words['out.rating'], fillBlanks(words['out.stars'], { stars: review.stars })],
    [words['out.reviewer'], review.author],
    [words['out.reviewedOn'], review.writtenAt],
    [words['out.status'], review.state],
    [words['out.reason'], review.reason ?? ''],
  ];
  const facts = pairs(rows.filter(([, value]) => value !== ''));
  const said = [terminal.paint.bold(review.title), review.text].filter((text) => text !== '');
  return [facts, ...said].join('\n');
};

import * as z from 'zod/mini';
import { fillBlanks } from '#application/messages/message.ts';
import { parseFlags, wholeNumber } from '#cli/input/parse.ts';
import { badUsage } from '#cli/report/command-failure.ts';
import { pairs } from '#cli/report/table.ts';
import type { Action, Session } from '#cli/session/session.ts';
import { withShop } from '#cli/shop/shop.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import { type Rating, starChoices } from '#domain/catalog/reviews/rating.ts';
import {
  type OwnReview,
  type ReviewableProduct,
  type ReviewPage,
  reviewsOnPage,
  type ShownReview,
} from '#domain/catalog/reviews/review.ts';

/** `crunch product reviews CHP-0101 [--page 2]` */
export const productReviews: Action = (session, { args: [id = ''], flags }) =>
  withShop(session, async ({ useCases, ask }) => {
    const { words } = session;
    const given = parseFlags(z.object({ page: z.string() }), flags, words);
    const page = wholeNumber(given.page, '--page', { least: 1, most: 9999 }, words);
    const found = await ask(useCases.reviews.showReviews(id as ProductId, page));
    return { data: { ...found, page }, text: () => pageText(found, page, session) };
  });

/** The rating in words; empty without one. */
export const ratingText = (rating: Rating | undefined, { words }: Session): string => {
  if (rating === undefined) return '';
  const key = rating.count === 1 ? 'out.ratingOfOne' : 'out.ratingOf';
  return fillBlanks(words[key], { average: rating.average, count: rating.count });
};

const pageText = ({ list, rating }: ReviewPage, page: number, session: Session): string => {
  const { words } = session;
  if (rating === undefined) return words['out.noReviews'];
  const shares = starChoices
    .toReversed()
    .map((stars) =>
      fillBlanks(words['out.shares'], { stars, count: rating.counts[stars - 1] ?? 0 }),
    );
  const pages = Math.ceil(rating.count / reviewsOnPage);
  return [
    `${ratingText(rating, session)}\n${shares.join(', ')}`,
    ...list.map((review) => shownText(review, session)),
    fillBlanks(words['out.reviewPage'], { page, pages }),
  ].join('\n\n');
};

const shownText = (review: ShownReview, { words, terminal }: Session): string => {
  const stars = fillBlanks(words['out.stars'], { stars: review.stars });
  const head = `${stars}  ${review.author}, ${review.writtenAt.slice(0, 10)}`;
  return [head, terminal.paint.bold(review.title), review.text]
    .filter((text) => text !== '')
    .join('\n');
};

const flagsShape = z.object({
  stars: z.optional(z.string()),
  title: z.optional(z.string()),
  text: z.optional(z.string()),
  remove: z.optional(z.boolean()),
});

/** `crunch product review CHP-0101 [--stars 5 --title … --text … | --remove]` */
export const productReview: Action = (session, { args: [id = ''], flags }) =>
  withShop(session, async ({ useCases: { reviews }, ask }) => {
    const { words } = session;
    const productId = id as ProductId;
    const { stars, title = '', text = '', remove } = parseFlags(flagsShape, flags, words);
    const answer = (reviewed: ReviewableProduct) => ({
      data: reviewed,
      text: () => reviewedText(reviewed, session),
    });
    if (remove === true) return answer(await ask(reviews.removeReview(productId)));
    if (stars === undefined) {
      if (title === '' && text === '') return answer(await ask(reviews.readOwnReview(productId)));
      throw badUsage(fillBlanks(words['error.missingOption'], { name: '--stars' }), 'stars');
    }
    const given = wholeNumber(stars, '--stars', { least: 1, most: 5 }, words);
    return answer(await ask(reviews.writeReview(productId, { stars: given, title, text })));
  });

const rightWords = {
  may: 'out.mayReview',
  'not-delivered': 'out.notDelivered',
  'not-bought': 'out.notBought',
} as const;

const reviewedText = ({ title, right, review }: ReviewableProduct, session: Session): string => {
  const { words, terminal } = session;
  const head = terminal.paint.bold(title);
  if (review === undefined) {
    return `${head}\n${words['out.noOwnReview']} ${words[rightWords[right]]}`;
  }
  const rows: readonly (readonly [string, string])[] = [
    [words['out.rating'], fillBlanks(words['out.stars'], { stars: review.stars })],
    [words['out.pageTitle'], review.title],
    [words['out.review'], review.text],
  ];
  const facts = pairs(rows.filter(([, value]) => value !== ''));
  return `${head}\n${facts}\n\n${standing(review, session)}`;
};

const standing = ({ state, reason = '' }: OwnReview, { words }: Session): string => {
  if (state === 'WAITING') return words['out.reviewWaiting'];
  return state === 'SHOWN'
    ? words['out.reviewShown']
    : fillBlanks(words['out.reviewRefused'], { reason });
};

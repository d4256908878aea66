import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type ModeratedReview, operatorReviewsPath } from '#adapters/http/wire/operator-reviews.ts';
import { longestReason, type ReviewDecision } from '#domain/catalog/reviews/moderation.ts';
import type { ReviewState } from '#domain/catalog/reviews/review.ts';
import type { Language } from '#domain/locale/language.ts';
import { lengthOf, plainWords } from '#domain/validation/typed-text.ts';
import { languageOf, tellOperator } from '#server/api/operator/operator-reply.ts';
import { isRefusal, type Refusal, refuse } from '#server/base/refusal/refusal.ts';

type Told = Promise<readonly ModeratedReview[] | Refusal>;

/** What an operator may do with reviews. */
export interface ReviewAnswers {
  list(state: ReviewState, language: Language): Told;
  show(reviewId: string, language: Language): Told;
  decide(reviewId: string, decision: ReviewDecision, language: Language): Told;
}

/** The operator's calls about reviews; whoever registers them asks for the key. */
export const registerReviewRoutes = (scope: FastifyInstance, answers: ReviewAnswers): void => {
  scope.get(operatorReviewsPath, async (request, reply) => {
    const state = stateIn(request);
    const told = isRefusal(state) ? state : await answers.list(state, languageOf(request));
    return tellOperator(request, reply, told);
  });
  scope.get(`${operatorReviewsPath}/:reviewId`, async (request, reply) =>
    tellOperator(request, reply, await answers.show(reviewOf(request), languageOf(request))),
  );
  scope.post(`${operatorReviewsPath}/:reviewId/allow`, async (request, reply) => {
    const decision = { kind: 'allow' } as const;
    const told = await answers.decide(reviewOf(request), decision, languageOf(request));
    return tellOperator(request, reply, told);
  });
  scope.post(`${operatorReviewsPath}/:reviewId/refuse`, async (request, reply) => {
    const reason = reasonIn(request);
    if (isRefusal(reason)) return tellOperator(request, reply, reason);
    const decision = { kind: 'refuse', reason } as const;
    const told = await answers.decide(reviewOf(request), decision, languageOf(request));
    return tellOperator(request, reply, told);
  });
};

const states: Readonly<Record<string, ReviewState>> = {
  waiting: 'WAITING',
  shown: 'SHOWN',
  refused: 'REFUSED',
};

const stateIn = ({ query }: FastifyRequest): ReviewState | Refusal => {
  const { state = 'waiting' } = query as Readonly<Record<string, unknown>>;
  return states[String(state)] ?? refuse('INPUT_REFUSED', { field: 'state' });
};

/** The sentence its author reads: one is needed. */
const reasonIn = ({ body }: FastifyRequest): string | Refusal => {
  const { reason } = (body ?? {}) as Readonly<Record<string, unknown>>;
  const words = typeof reason === 'string' ? plainWords(reason) : '';
  return words === '' || lengthOf(words) > longestReason || words.includes('\0')
    ? refuse('INPUT_REFUSED', { field: 'reason' })
    : words;
};

const reviewOf = ({ params }: FastifyRequest): string =>
  (params as { readonly reviewId: string }).reviewId;

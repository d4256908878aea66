import type { FastifyInstance, FastifyRequest } from 'fastify';
import { operatorReviewsPath } from '#adapters/http/wire/operator-reviews.ts';
import { passOnTo } from '#sandbox/control/order-calls.ts';
import type { SandboxControls } from '#sandbox/control/sandbox-controls.ts';

/** The operator's calls about reviews, passed on with the key of the sandbox's shop. */
export const registerReviewCalls = (
  app: FastifyInstance,
  operator: SandboxControls['operator'],
): void => {
  if (operator === undefined) return;
  const pathOf = ({ params }: FastifyRequest, what = '') => {
    const { reviewId } = params as { readonly reviewId: string };
    return `${operatorReviewsPath}/${encodeURIComponent(reviewId)}${what}`;
  };
  app.get('/sandbox/product-reviews', (request, reply) =>
    passOnTo(operator, request, reply, operatorReviewsPath),
  );
  app.get('/sandbox/product-reviews/:reviewId', (request, reply) =>
    passOnTo(operator, request, reply, pathOf(request)),
  );
  for (const what of ['/allow', '/refuse'] as const) {
    app.post(`/sandbox/product-reviews/:reviewId${what}`, (request, reply) =>
      passOnTo(operator, request, reply, pathOf(request, what)),
    );
  }
};

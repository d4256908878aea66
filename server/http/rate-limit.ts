import rateLimit from '@fastify/rate-limit';
import type { FastifyError, FastifyInstance } from 'fastify';
import { pageDataPath } from '#domain/session/page-data-path.ts';
import { isRefusal, type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import { busyPage } from '#server/http/busy-page.ts';
import { clientNetwork } from '#server/http/client-network.ts';

/**
 * Limits requests a minute for each network address, counted in this process, against floods. Calls
 * that cost money or send mail are also counted in the database (`usualLimits`).
 */
export const limitRate = async (scope: FastifyInstance, max: number): Promise<void> => {
  await scope.register(rateLimit, {
    max,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => clientNetwork(ip),
    errorResponseBuilder: (_request, { ttl }) =>
      refuse('TOO_MANY_ATTEMPTS', { retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1000)) }),
  });
};

/** Where pages are rendered, for people and as data. */
const pageRoutes: readonly (string | undefined)[] = ['/*', `${pageDataPath}/*`];

/** The same for rendered pages. Files are cheap and needed in numbers, so they are not counted. */
export const limitPages = async (pages: FastifyInstance, max: number): Promise<void> => {
  await pages.register(rateLimit, {
    max,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => clientNetwork(ip),
    allowList: ({ routeOptions }) => !pageRoutes.includes(routeOptions.url),
    errorResponseBuilder: (_request, { ttl }) =>
      refuse('TOO_MANY_ATTEMPTS', { retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1000)) }),
  });
  pages.setErrorHandler<FastifyError | Refusal>((error, _request, reply) => {
    if (!isRefusal(error) || error.code !== 'TOO_MANY_ATTEMPTS') throw error;
    return reply
      .status(429)
      .header('retry-after', String(error.facts.retryAfterSeconds))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(busyPage);
  });
};

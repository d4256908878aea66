import rateLimit from '@fastify/rate-limit';
import type { FastifyError, FastifyInstance } from 'fastify';
import { isRefusal, type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import { busyPage } from '#server/http/busy-page.ts';
import { clientNetwork } from '#server/http/client-network.ts';

/**
 * So many requests a minute for one address, counted in this process: a shield against floods.
 * What costs money or sends mail is counted in the database besides (`usualLimits`).
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

/** The same for drawn pages; files are cheap and come by the dozen, so they do not count. */
export const limitPages = async (pages: FastifyInstance, max: number): Promise<void> => {
  await pages.register(rateLimit, {
    max,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => clientNetwork(ip),
    allowList: ({ routeOptions }) => routeOptions.url !== '/*',
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

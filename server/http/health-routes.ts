import type { FastifyInstance } from 'fastify';
import { isForwarded } from '#server/http/untrusted-proxy.ts';

/**
 * Health checks for balancers: alive, and ready for shoppers. Notes for operators are shown to
 * direct callers only; behind a proxy the proxy is the caller.
 */
export const registerHealth = (
  app: FastifyInstance,
  isReady: () => Promise<boolean>,
  notes: () => readonly string[] = () => [],
): void => {
  app.get('/healthz', { logLevel: 'silent' }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  );
  app.get('/readyz', { logLevel: 'silent' }, async (request, reply) => {
    const ready = await isReady().catch((error: unknown) => {
      request.log.error({ err: error }, 'not ready');
      return false;
    });
    const noted = isForwarded(request) ? [] : notes();
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok: ready, ...(noted.length > 0 && { notes: noted }) });
  });
};

import type { FastifyInstance } from 'fastify';

/** For balancers: alive, and ready to take shoppers. */
export const registerHealth = (app: FastifyInstance, isReady: () => Promise<boolean>): void => {
  app.get('/healthz', { logLevel: 'silent' }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  );
  app.get('/readyz', { logLevel: 'silent' }, async (request, reply) => {
    const ready = await isReady().catch((error: unknown) => {
      request.log.error({ err: error }, 'not ready');
      return false;
    });
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok: ready });
  });
};

import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { isOwnHost } from '#domain/session/own-request.ts';
import type { MetricsConfig } from '#server/base/config/observation.ts';
import type { Clock } from '#server/base/host/clock.ts';
import { isSameText } from '#server/base/host/same-text.ts';
import { setMetrics } from '#server/base/metrics/shop-metrics.ts';
import type { Database } from '#server/data/database/database.ts';
import { makeFigures } from '#server/start/telemetry/count-figures.ts';

/** Counts, and tells the figures on a port of their own: never on the shop's, which a proxy opens. */
export const serveFigures = async (
  { host, port, token }: MetricsConfig,
  database: Database,
  clock: Clock,
) => {
  const figures = makeFigures(database, clock.now);
  const app = Fastify({ logger: false, bodyLimit: 1024, requestTimeout: 10_000 });
  guard(app, token);
  app.get('/metrics', async (_request, reply) =>
    reply
      .header('content-type', figures.contentType)
      .header('cache-control', 'no-store')
      .send(await figures.text()),
  );
  await app.listen({ host, port });
  setMetrics(figures.metrics);
  const address = app.server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: async () => {
      setMetrics(undefined);
      app.server.closeAllConnections();
      await app.close();
    },
  };
};

/**
 * With a token, its bearer only. Without one the port is this machine's, and a page of another
 * site that had its name lead here (DNS rebinding) is known by that name.
 */
const guard = (app: FastifyInstance, token: string | undefined): void => {
  app.addHook('onRequest', async (request, reply) => {
    const { host, authorization } = request.headers;
    if (token === undefined) {
      if (isOwnHost(host)) return;
      return reply.code(421).send('Figures are told under loopback names only.\n');
    }
    if (isSameText(authorization ?? '', `Bearer ${token}`)) return;
    return reply
      .code(401)
      .header('www-authenticate', 'Bearer')
      .send('The token of CRUNCH_METRICS_TOKEN is needed.\n');
  });
};

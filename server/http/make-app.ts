import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { ServerConfig } from '#server/base/config/config.ts';
import { metricsNow } from '#server/base/metrics/shop-metrics.ts';
import { type LogTarget, loggerOptions } from '#server/http/log.ts';
import { requestIdOf } from '#server/http/request-id.ts';

/** The server without its routes: ids, limits of requests, the log's line for each. */
export const makeApp = (config: ServerConfig, logTarget?: LogTarget): FastifyInstance => {
  const app = Fastify({
    logger: loggerOptions(config, logTarget),
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    genReqId: requestIdOf,
    requestIdHeader: false,
    bodyLimit: 256 * 1024,
    requestTimeout: 30_000,
    // Of a whole start; a busy machine needs more than the ten seconds of Fastify.
    pluginTimeout: 60_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    trustProxy: (_address, hop) => hop < config.trustProxy,
    routerOptions: { maxParamLength: 200 },
    http: { headersTimeout: 15_000, maxHeaderSize: 16 * 1024 },
  });
  // The storefront accepts only JSON; other types are answered with 415.
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    // Logs the route, not the address: queries contain e-mail addresses.
    const route = request.routeOptions.url ?? '(none)';
    const { elapsedTime } = reply;
    metricsNow()?.request(request.method, route, reply.statusCode, elapsedTime);
    const milliseconds = Math.round(elapsedTime * 10) / 10;
    request.log.info({ method: request.method, route, status: reply.statusCode, milliseconds });
  });
  return app;
};

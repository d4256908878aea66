import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOwnHost } from '#domain/session/own-request.ts';
import { type Refusal, refuse } from '#server/base/refusal/refusal.ts';

/**
 * Guards against DNS rebinding in development, where the shop listens on loopback without a proxy:
 * requests under another host name are refused. In production the proxy checks the name.
 */
export const refuseOtherHosts = (
  app: FastifyInstance,
  publicOrigin: string,
  sendRefusal: (request: FastifyRequest, reply: FastifyReply, refusal: Refusal) => FastifyReply,
): void => {
  const { hostname } = new URL(publicOrigin);
  app.addHook('onRequest', async (request, reply) => {
    if (!isOwnHost(request.headers.host, [hostname])) {
      return sendRefusal(request, reply, refuse('MISDIRECTED'));
    }
  });
};

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOwnHost } from '#domain/session/own-request.ts';
import { type Refusal, refuse } from '#server/base/refusal/refusal.ts';

/**
 * In development the shop listens on loopback without a proxy: whoever comes under a name that is
 * not its own was led here by a page's DNS tricks. In production the proxy decides.
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

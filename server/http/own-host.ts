import type { FastifyInstance } from 'fastify';
import { isOwnHost } from '#domain/session/own-request.ts';
import { refuse } from '#server/base/refusal/refusal.ts';
import { ThrownRefusal } from '#server/base/refusal/thrown-refusal.ts';

/**
 * In development the shop listens on loopback without a proxy: whoever comes under a name that is
 * not its own was led here by a page's DNS tricks. In production the proxy decides.
 */
export const refuseOtherHosts = (app: FastifyInstance, publicOrigin: string): void => {
  const { hostname } = new URL(publicOrigin);
  app.addHook('onRequest', async ({ headers: { host } }) => {
    if (!isOwnHost(host, [hostname])) throw new ThrownRefusal(refuse('MISDIRECTED'));
  });
};

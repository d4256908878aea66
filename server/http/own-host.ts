import type { FastifyInstance } from 'fastify';
import { isOwnHost } from '#domain/session/own-request.ts';
import { Refusal } from '#server/base/refusal/refusal.ts';

/**
 * In development the shop listens on loopback without a proxy: whoever comes under a name that is
 * not its own was led here by a page's DNS tricks. In production the proxy decides.
 */
export const refuseOtherHosts = (app: FastifyInstance, publicOrigin: string): void => {
  const { hostname } = new URL(publicOrigin);
  app.addHook('onRequest', async ({ headers: { host } }) => {
    if (!isOwnHost(host, [hostname])) throw misdirected();
  });
};

const misdirected = (): Refusal =>
  new Refusal({
    status: 421,
    code: 'MISDIRECTED',
    messages: {
      'en-us': 'This shop is not at this address. Open it at the address it was started with.',
      es: 'Esta tienda no está en esta dirección. Ábrela en la dirección con la que se inició.',
    },
  });

import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Note in `/readyz` when forwarded addresses arrive and none is trusted. */
const untrustedProxyNote = 'FORWARDED_ADDRESSES_NOT_BELIEVED';

const warning =
  'Requests have an X-Forwarded-For or Forwarded header, but CRUNCH_TRUST_PROXY is 0. If your own proxy ' +
  'sends it, all shoppers share its address and its limits: set CRUNCH_TRUST_PROXY to the number of your ' +
  'proxies. A client without a proxy can also send such a header; then nothing is to be done.';

export const isForwarded = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;

/**
 * Warns once for each process that an unconfigured proxy may stand in front. From then on the
 * returned notes contain it.
 */
export const watchForProxies = (
  app: FastifyInstance,
  trusted: number,
): (() => readonly string[]) => {
  if (trusted > 0) return () => [];
  let isTold = false;
  app.addHook('onRequest', async (request) => {
    if (isTold || !isForwarded(request)) return;
    isTold = true;
    request.log.warn({ event: untrustedProxyNote }, warning);
  });
  return () => (isTold ? [untrustedProxyNote] : []);
};

import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What readiness says when addresses are passed on and none is believed. */
const untrustedProxyNote = 'FORWARDED_ADDRESSES_NOT_BELIEVED';

const warning =
  'Requests come with X-Forwarded-For or Forwarded, and CRUNCH_TRUST_PROXY is 0: if a proxy of ours ' +
  'sends them, all shoppers share its address and every limit by address. Set CRUNCH_TRUST_PROXY to ' +
  'the number of our proxies. Somebody may also have sent such a header without a proxy.';

export const isForwarded = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;

/**
 * Tells, once a process, that a proxy may stand in front which nobody said is ours. What is given
 * back has the note from then on.
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

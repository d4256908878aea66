import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOwnCall, isOwnHost, sandboxHeader } from '#domain/session/own-request.ts';

export interface ForeignRequest {
  readonly status: 421 | 403;
  readonly code: 'MISDIRECTED' | 'FORBIDDEN';
  readonly message: string;
}

const misdirected: ForeignRequest = {
  status: 421,
  code: 'MISDIRECTED',
  message: 'The sandbox answers on loopback names only, such as localhost.',
};

const foreign: ForeignRequest = {
  status: 403,
  code: 'FORBIDDEN',
  message: `Not from another page. Programs send JSON, or the header ${sandboxHeader}.`,
};

/** Methods that change nothing (RFC 9110, 9.2.1). */
const safeMethods: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

const text = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join() : value;

/**
 * Guards every host of the sandbox: refuses requests under a foreign host name, and changes made by
 * pages of another origin. `isControl` recognises control calls by their route.
 */
export const guardOwnRequests = (
  app: FastifyInstance,
  options: {
    readonly isControl: (route: string) => boolean;
    readonly refuse: (facts: ForeignRequest, reply: FastifyReply) => unknown;
  },
): void => {
  app.addHook('onRequest', async (request, reply) => {
    const refusal = refusalOf(request, options.isControl);
    if (refusal !== undefined) await options.refuse(refusal, reply);
  });
};

const refusalOf = (
  { headers, method, routeOptions }: FastifyRequest,
  isControl: (route: string) => boolean,
): ForeignRequest | undefined => {
  const { host, origin } = headers;
  if (!isOwnHost(host)) return misdirected;
  // The route, not the address: an address can be written in several ways.
  if (safeMethods.includes(method) || !isControl(routeOptions.url ?? '')) return undefined;
  const provenance = {
    host,
    origin,
    site: text(headers['sec-fetch-site']),
    contentType: headers['content-type'],
    marker: text(headers[sandboxHeader]),
  };
  return isOwnCall(provenance) ? undefined : foreign;
};

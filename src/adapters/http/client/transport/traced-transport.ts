import type { Transport } from '#adapters/http/client/transport/transport.ts';

/** Marks each call of the shop with its place in a trace; whole addresses may be somebody else's. */
export const makeTracedTransport =
  (transport: Transport, traceparent: () => string): Transport =>
  (request, signal) =>
    transport(
      request.path.startsWith('/')
        ? { ...request, headers: { ...request.headers, traceparent: traceparent() } }
        : request,
      signal,
    );

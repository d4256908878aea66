import type { AnyCall } from '#adapters/http/wire/call.ts';

type LaterCall = Pick<AnyCall, 'name' | 'method' | 'path'>;

const at = (method: LaterCall['method'], path: LaterCall['path']): LaterCall => ({
  name: path.slice(path.lastIndexOf('/') + 1),
  method,
  path,
});

/** Calls not built yet (API-056 … API-059, API-063): the server answers 501 with an envelope. */
export const laterCalls: readonly LaterCall[] = [
  at('POST', '/v3/dopservice/apple-pay/paymentSession'),
];

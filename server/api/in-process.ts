import { randomUUID } from 'node:crypto';
import type { CallAnswer } from '#server/api/call/call-exchange.ts';
import { failureAnswer, headerLanguage } from '#server/api/failure-answer.ts';
import type { ShopApi } from '#server/api/shop-api.ts';
import { methodRefused, unknownAddress } from '#server/base/refusal/refusals.ts';

export interface InProcessRequest {
  readonly method: string;
  /** Path, with or without a query. */
  readonly path: string;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
}

export interface InProcessAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The envelope, parsed. */
  readonly body: unknown;
}

export type InProcessCall = (request: InProcessRequest) => Promise<InProcessAnswer>;

/** The storefront without the network: the page renderer asks the same handlers. */
export const callInProcess = (api: ShopApi): InProcessCall => {
  const byAddress = new Map(
    api.calls.map((answered) => [`${answered.call.method} ${answered.call.path}`, answered]),
  );
  const paths = new Set(api.calls.map(({ call }) => call.path as string));
  return async (request) => {
    const url = new URL(request.path, 'http://shop.invalid');
    const method = request.method.toUpperCase();
    const headers = lowerCased(request.headers ?? {});
    const requestId = headers['x-request-id'] ?? randomUUID();
    const answered = byAddress.get(`${method} ${url.pathname}`);
    if (answered === undefined) {
      const refusal = paths.has(url.pathname) ? methodRefused() : unknownAddress();
      return parsed(failureAnswer(refusal, headerLanguage(headers['accept-language']), requestId));
    }
    return parsed(
      await api.answer(answered, {
        method,
        path: url.pathname,
        query: { ...Object.fromEntries(url.searchParams), ...asTexts(request.query ?? {}) },
        headers,
        // What the network would have made of it: no undefined, no class instances.
        body: request.body === undefined ? undefined : asJson(request.body),
        requestId,
        clientAddress: 'in-process',
      }),
    );
  };
};

const parsed = ({ status, headers, body }: CallAnswer): InProcessAnswer => ({
  status,
  headers,
  body: body.length === 0 ? undefined : (JSON.parse(body.toString()) as unknown),
});

const asJson = (body: unknown): unknown =>
  JSON.parse(typeof body === 'string' ? body : JSON.stringify(body)) as unknown;

const asTexts = (query: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, String(value)]),
  );

const lowerCased = (
  headers: Readonly<Record<string, string | undefined>>,
): Record<string, string> => {
  const entries: [string, string][] = [];
  for (const [name, value] of Object.entries(headers)) {
    // Packed answers are of no use here.
    if (value !== undefined && !['accept-encoding', 'if-none-match'].includes(name.toLowerCase()))
      entries.push([name.toLowerCase(), value]);
  }
  return Object.fromEntries(entries);
};

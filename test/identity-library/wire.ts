import { vi } from 'vitest';

/** One request as the library sent it, with its secrets. */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly credentials: string | undefined;
  /** A form or JSON, read. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** Writes down what the library sends; it is sent all the same. Ends with the test. */
export const watchWire = () => {
  const sent: SentRequest[] = [];
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const headers = Object.fromEntries(new Headers(init?.headers));
    // Tests ask the provider, too; only the library says which version it is.
    if ('x-okta-user-agent-extended' in headers)
      sent.push(readRequest(String(input), init, headers));
    return send(input, init);
  });
  return {
    sent,
    to: (path: string) => sent.filter((request) => request.path.endsWith(path)),
  };
};

const readRequest = (
  url: string,
  init: RequestInit | undefined,
  headers: Record<string, string>,
): SentRequest => {
  const { pathname, searchParams } = new URL(url);
  const body = typeof init?.body === 'string' ? init.body : '';
  const isForm = headers['content-type'] === 'application/x-www-form-urlencoded';
  return {
    method: init?.method ?? 'GET',
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers,
    credentials: init?.credentials,
    body: isForm
      ? Object.fromEntries(new URLSearchParams(body))
      : (JSON.parse(body || '{}') as Record<string, unknown>),
  };
};

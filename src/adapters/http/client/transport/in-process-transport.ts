import type { Transport } from '#adapters/http/client/transport/transport.ts';

/** Runs the storefront's handlers without HTTP, as the server does while it renders a page. */
export type InProcessCall = (request: {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}) => Promise<{ readonly status: number; readonly body: unknown }>;

export const makeInProcessTransport =
  (call: InProcessCall): Transport =>
  async ({ method, path, query, headers, body }) => {
    try {
      const answer = await call({ method, path, query: query ?? {}, headers, body });
      return {
        kind: 'answered',
        status: answer.status,
        statusText: '',
        headers: {},
        body: answer.body,
      };
    } catch (cause) {
      return { kind: 'silent', why: 'offline', cause };
    }
  };

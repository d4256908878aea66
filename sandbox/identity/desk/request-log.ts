import type { FastifyRequest } from 'fastify';

/** One request as tests look at it: what was asked, without any secret of it. */
export interface LoggedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface RequestLog {
  note(request: LoggedRequest): void;
  list(): readonly LoggedRequest[];
  clear(): void;
}

const kept = 500;
const shownHeaders = [
  'accept',
  'content-type',
  'x-device-fingerprint',
  'x-okta-user-agent-extended',
];
/** Names whose values open something, or would if somebody read the log. */
const secret =
  /pass|token|secret|code$|code_verifier|otp|interactionhandle|statehandle|credentials|id_token_hint/i;

export const makeRequestLog = (): RequestLog => {
  let requests: readonly LoggedRequest[] = [];
  return {
    note: (request) => {
      const { query, body } = request;
      requests = [
        ...requests.slice(-(kept - 1)),
        { ...request, query: withoutSecrets(query), body: withoutSecrets(body) },
      ];
    },
    list: () => requests,
    clear: () => {
      requests = [];
    },
  };
};

const withoutSecrets = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, secret.test(name) ? '***' : value]),
  );

export const requestFacts = (request: FastifyRequest): LoggedRequest => {
  // Not by URL: a path that begins with // would be read as the name of a host.
  const [path = '', query] = request.url.split(/\?(.*)/s);
  const { body, headers } = request;
  const shown = shownHeaders.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  const scheme = headers.authorization?.split(' ')[0];
  return {
    method: request.method,
    path,
    query: Object.fromEntries(new URLSearchParams(query)),
    headers: {
      ...Object.fromEntries(shown),
      // The scheme is enough; what follows is a secret.
      ...(scheme !== undefined && { authorization: scheme }),
    },
    body: typeof body === 'object' && body !== null ? { ...body } : {},
  };
};

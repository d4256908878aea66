import type { HttpRequestClient } from '@okta/okta-auth-js';

/** Milliseconds a provider may take to answer before it counts as unreachable. */
const patience = 15_000;

/** What the library takes for an answer; it throws the same for a refusal. */
interface ProviderAnswer {
  readonly status: number;
  readonly responseText: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly responseType?: 'json';
  readonly responseJSON?: object;
}

/**
 * The library's requests over a fetch of ours. No answer at all is a refusal of status 0, by which
 * a network failure can be told from a provider that says no; the library's own client loses it.
 */
export const makeProviderHttp =
  (send: typeof fetch): HttpRequestClient =>
  async (method, url, args) => {
    const answer = await sent(send, method, url, args);
    const isRefused = answer.status < 200 || answer.status > 299;
    if (isRefused || (answer.responseJSON && 'error' in answer.responseJSON)) throw answer;
    return answer;
  };

const sent = async (
  send: typeof fetch,
  method: string,
  url: string,
  { data, headers = {}, withCredentials }: Parameters<HttpRequestClient>[2],
): Promise<ProviderAnswer> => {
  try {
    const response = await send(url, {
      method,
      headers: headers as Record<string, string>,
      credentials: withCredentials ? 'include' : 'omit',
      signal: AbortSignal.timeout(patience),
      ...(data !== undefined && { body: bodyOf(data, headers as Record<string, string>) }),
    });
    return answerOf(response.status, await response.text(), response.headers);
  } catch {
    return { status: 0, responseText: '', headers: {} };
  }
};

const bodyOf = (data: unknown, headers: Readonly<Record<string, string>>): string => {
  if (typeof data === 'string') return data;
  const type = headers['Content-Type'] ?? headers['content-type'] ?? '';
  return type.includes('x-www-form-urlencoded')
    ? new URLSearchParams(data as Record<string, string>).toString()
    : JSON.stringify(data);
};

const answerOf = (status: number, text: string, headers: Headers): ProviderAnswer => {
  const json = objectIn(text);
  return {
    status,
    responseText: text,
    headers: Object.fromEntries(headers),
    ...(json && { responseType: 'json' as const, responseJSON: json }),
  };
};

const objectIn = (text: string): object | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
};

import type { WireAnswer, WireRequest } from '#adapters/http/client/transport/transport.ts';

/** Sends a request that outlives its page; a request of the HTTP library ends with the page. */
export const sendOutliving = async (
  baseUrl: string,
  { method, path, query, headers, body }: WireRequest,
): Promise<WireAnswer> => {
  const search = query === undefined ? '' : `?${new URLSearchParams(query)}`;
  try {
    const response = await fetch(`${baseUrl}${path}${search}`, {
      method,
      headers,
      keepalive: true,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return {
      kind: 'answered',
      status: response.status,
      statusText: response.statusText,
      headers: Object.fromEntries(response.headers),
      body: await response.json().catch(() => undefined),
    };
  } catch (cause) {
    return { kind: 'silent', why: 'offline', cause };
  }
};

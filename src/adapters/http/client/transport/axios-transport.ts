import axios, { type AxiosResponse } from 'axios';
import { sendOutliving } from '#adapters/http/client/transport/outliving-request.ts';
import type { Transport, WireAnswer } from '#adapters/http/client/transport/transport.ts';
import type { Silence } from '#ports/session/call-failures.ts';

export interface AxiosTransportOptions {
  /** Base of every relative path; empty = this page's origin. */
  readonly baseUrl: string;
  /** Milliseconds; 0 = none (D-SESSION-23). */
  readonly timeout: number;
}

/** The one module that knows axios (API-001). XSRF names are its defaults (D-SESSION-25). */
export const makeAxiosTransport = (options: AxiosTransportOptions): Transport => {
  const client = axios.create({
    baseURL: options.baseUrl,
    timeout: options.timeout,
    // Every status is an answer; `readAnswer` decides what it means.
    validateStatus: () => true,
    // null instead of undefined: axios drops the content-type header of a request without data.
    transformRequest: [(data: unknown) => (data === undefined ? null : JSON.stringify(data))],
  });
  return async (request, signal) => {
    if (request.keepalive) return sendOutliving(options.baseUrl, request);
    const { method, path, query, headers, body } = request;
    try {
      return answered(
        await client.request<unknown>({
          method,
          url: path,
          headers: { ...headers },
          ...(query && { params: query }),
          ...(body !== undefined && { data: body }),
          ...(signal && { signal }),
        }),
      );
    } catch (cause) {
      return { kind: 'silent', why: silenceOf(cause, options.timeout), cause };
    }
  };
};

const answered = (response: AxiosResponse<unknown>): WireAnswer => ({
  kind: 'answered',
  status: response.status,
  statusText: response.statusText,
  headers: Object.fromEntries(
    Object.entries(response.headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name.toLowerCase(), value]] : [],
    ),
  ),
  body: response.data,
});

/** Only the message tells the client's own time-out from another end of the connection. */
const silenceOf = (cause: unknown, timeoutMs: number): Silence => {
  if (axios.isCancel(cause)) return 'aborted';
  if (!axios.isAxiosError(cause)) return 'offline';
  if (cause.code !== 'ECONNABORTED' && cause.code !== 'ETIMEDOUT') return 'offline';
  return cause.message.startsWith('timeout') ? { timeoutMs } : 'aborted';
};

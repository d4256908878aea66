import { keepaliveBytes } from '#adapters/telemetry/sending/limits.ts';
import type { Reply } from '#adapters/telemetry/sending/reply.ts';
import type { SenderParts } from '#adapters/telemetry/sending/sender.ts';

/** The library's mark on requests it must not track (TEL-12). */
const bypass = 'Microsoft_ApplicationInsights_BypassAjaxInstrumentation';
/** Milliseconds until a post without an answer counts as failed. */
const patience = 30_000;

/** What posting uses of a page. */
export interface PostingPage {
  readonly XMLHttpRequest: new () => XMLHttpRequest;
  readonly fetch: typeof fetch;
  readonly navigator: Pick<Navigator, 'sendBeacon'>;
}

/** Posts of a page: XHR, and near its end fetch with keepalive or a beacon (TEL-08). */
export const makePagePosting = (page: PostingPage): Pick<SenderParts, 'post' | 'leave'> => {
  let outliving = 0;
  return {
    post: (address, body, signal) => postByXhr(page, { address, body, signal }),
    leave: (address, body, bytes) => {
      if (outliving + bytes > keepaliveBytes) return byBeacon(page, address, body);
      outliving += bytes;
      return byKeepalive(page, address, body).finally(() => {
        outliving -= bytes;
      });
    },
  };
};

interface Posted {
  readonly address: string;
  readonly body: string;
  readonly signal: AbortSignal;
}

const postByXhr = (page: PostingPage, { address, body, signal }: Posted): Promise<Reply> =>
  new Promise((resolve) => {
    const request = new page.XMLHttpRequest();
    Object.assign(request, { [bypass]: true });
    const abort = (): void => request.abort();
    request.onloadend = () => {
      signal.removeEventListener('abort', abort);
      const retryAfter = request.getResponseHeader('retry-after');
      resolve({
        status: request.status,
        body: request.responseText,
        ...(request.responseURL && { address: request.responseURL }),
        ...(retryAfter !== null && { retryAfter }),
      });
    };
    signal.addEventListener('abort', abort);
    request.open('POST', address);
    request.timeout = patience;
    request.setRequestHeader('content-type', 'application/json');
    request.send(body);
  });

const byKeepalive = async (page: PostingPage, address: string, body: string): Promise<Reply> => {
  const init: RequestInit = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    credentials: 'omit',
    keepalive: true,
  };
  const answer = await page.fetch(address, Object.assign(init, { [bypass]: true }));
  const retryAfter = answer.headers.get('retry-after');
  return {
    status: answer.status,
    body: await answer.text(),
    ...(answer.url && { address: answer.url }),
    ...(retryAfter !== null && { retryAfter }),
  };
};

/** The answer to a beacon is never seen: what the browser takes counts as delivered. */
const byBeacon = (page: PostingPage, address: string, body: string): Promise<Reply> | undefined =>
  page.navigator.sendBeacon(address, body) ? Promise.resolve({ status: 200, body: '' }) : undefined;

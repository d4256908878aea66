import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import axios from 'axios';
import { Effect } from 'effect';
import { afterEach, describe, expect, it } from 'vitest';
import { silenceText } from '#adapters/http/client/call-result.ts';
import { makeAxiosTransport } from '#adapters/http/client/transport/axios-transport.ts';
import type { WireAnswer } from '#adapters/http/client/transport/transport.ts';
import { configlist } from '#adapters/http/wire/calls/settings-calls.ts';
import { callResult, testShop } from '#test/adapters/http/fixture.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A real server on a free port. */
const listen = async (
  handle: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<string> => {
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const json = { accept: 'application/json', 'content-type': 'application/json' };

/** How an answer that never came is told. */
const said = (answer: WireAnswer): string | undefined =>
  answer.kind === 'silent' ? silenceText(answer.why) : undefined;

describe('makeAxiosTransport', () => {
  it('[API-006] [API-007] calls the configured base with JSON headers, on a GET too', async () => {
    const seen: IncomingMessage[] = [];
    const baseUrl = await listen((request, response) => {
      seen.push(request);
      response.setHeader('retry-after', '7').end('{"a":1}');
    });
    const transport = makeAxiosTransport({ baseUrl, timeout: 0 });
    const answer = await transport({
      method: 'GET',
      path: '/x',
      headers: json,
      query: { q: 'a b' },
    });
    expect(answer).toMatchObject({ kind: 'answered', status: 200, body: { a: 1 } });
    expect(answer).toMatchObject({ headers: { 'retry-after': '7' } });
    expect(seen[0]?.url).toBe('/x?q=a+b');
    expect(seen[0]?.headers).toMatchObject(json);
  });

  it('[ERR-10] an HTTP failure reads "Request failed with status code N"', async () => {
    const baseUrl = await listen((_, response) => {
      response.writeHead(418).end('short and stout');
    });
    const shop = testShop({ options: { transport: makeAxiosTransport({ baseUrl, timeout: 0 }) } });
    expect(
      await Effect.runPromise(callResult(shop.http.call(configlist), shop.events)),
    ).toMatchObject({
      error: true,
      data: { error: 'Request failed with status code 418' },
    });
  });

  it('[ERR-11] a refused port reads "Network Error"', async () => {
    const baseUrl = await listen(() => undefined);
    for (const close of closers.splice(0)) close();
    const transport = makeAxiosTransport({ baseUrl, timeout: 0 });
    const answer = await transport({ method: 'GET', path: '/x', headers: json });
    expect(said(answer)).toBe('Network Error');
  });

  it('[ERR-11] an aborted request reads "Request aborted"', async () => {
    const abort = new AbortController();
    const baseUrl = await listen(() => abort.abort());
    const transport = makeAxiosTransport({ baseUrl, timeout: 0 });
    const answer = await transport({ method: 'GET', path: '/x', headers: json }, abort.signal);
    expect(said(answer)).toBe('Request aborted');
  });

  it('[ERR-12] a timeout keeps the client’s timeout text', async () => {
    const baseUrl = await listen(() => undefined);
    const transport = makeAxiosTransport({ baseUrl, timeout: 50 });
    const answer = await transport({ method: 'GET', path: '/x', headers: json });
    expect(said(answer)).toBe('timeout of 50ms exceeded');
  });

  it('[API-081] [API-082] the client’s own defaults are no timeout and its XSRF names', () => {
    expect(axios.defaults).toMatchObject({
      timeout: 0,
      xsrfCookieName: 'XSRF-TOKEN',
      xsrfHeaderName: 'X-XSRF-TOKEN',
    });
  });

  it('interrupting a call aborts its request', async () => {
    const closed = Promise.withResolvers<void>();
    const arrived = Promise.withResolvers<void>();
    const baseUrl = await listen((request) => {
      arrived.resolve();
      request.on('close', () => closed.resolve());
    });
    const shop = testShop({ options: { transport: makeAxiosTransport({ baseUrl, timeout: 0 }) } });
    const fiber = Effect.runFork(shop.http.call(configlist));
    await arrived.promise;
    fiber.interruptUnsafe();
    await closed.promise;
    expect(shop.telemetry.recorded).toEqual([]);
    expect(shop.events.heard.at(-1)).toEqual({ name: 'toggleScreenLoader', show: false });
  });
});

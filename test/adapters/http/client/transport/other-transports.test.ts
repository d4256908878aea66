import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeInProcessTransport } from '#adapters/http/client/transport/in-process-transport.ts';
import { sendOutliving } from '#adapters/http/client/transport/outliving-request.ts';
import { makeTracedTransport } from '#adapters/http/client/transport/traced-transport.ts';
import type { WireRequest } from '#adapters/http/client/transport/transport.ts';

const request: WireRequest = {
  ...{ method: 'PUT', path: '/services/x', headers: { 'x-api-key': 'key' } },
  ...{ query: { q: 'a b', page: '2' }, body: { name: 'Ada' } },
};

describe('a call marked with its place in a trace', () => {
  const sent = async (path: string) => {
    const seen: (readonly [WireRequest, AbortSignal | undefined])[] = [];
    const transport = makeTracedTransport(
      async (each, signal) => {
        seen.push([each, signal]);
        return { kind: 'answered', status: 204, statusText: '', headers: {}, body: 'same' };
      },
      () => '00-trace-span-01',
    );
    const { signal } = new AbortController();
    const answer = await transport({ ...request, path }, signal);
    expect(answer).toMatchObject({ status: 204, body: 'same' });
    expect(seen[0]?.[1]).toBe(signal);
    return seen[0]?.[0];
  };

  it('goes to the shop with it, and nothing else is changed', async () => {
    expect(await sent('/services/x')).toEqual({
      ...request,
      headers: { 'x-api-key': 'key', traceparent: '00-trace-span-01' },
    });
  });

  it('goes to anybody else without it', async () => {
    const path = 'https://elsewhere.example/services/x';
    expect(await sent(path)).toEqual({ ...request, path });
  });
});

describe('a call inside the server', () => {
  it('hands the request over whole and brings status and body', async () => {
    const asked: unknown[] = [];
    const transport = makeInProcessTransport(async (each) => {
      asked.push(each);
      return { status: 418, body: { a: 1 } };
    });
    const { query: _, ...bare } = request;
    expect(await transport(request)).toEqual({
      ...{ kind: 'answered', status: 418, statusText: '', headers: {}, body: { a: 1 } },
    });
    await transport(bare);
    expect(asked).toEqual([request, { ...bare, query: {} }]);
  });

  it('that breaks reads as one without an answer', async () => {
    const cause = new Error('no database');
    const transport = makeInProcessTransport(() => Promise.reject(cause));
    expect(await transport(request)).toEqual({ kind: 'silent', why: 'offline', cause });
  });
});

describe('a request that outlives its page', () => {
  const closers: (() => void)[] = [];
  afterEach(() => {
    for (const close of closers.splice(0)) close();
  });

  /** A real server that says back what it was asked, or what `text` says. */
  const listen = async (status: number, text?: string) => {
    const asked: unknown[] = [];
    const server = createServer(async (incoming, response) => {
      const body = (await incoming.toArray()).join('');
      const { method, url, headers } = incoming;
      asked.push({ method, url, key: headers['x-api-key'], body });
      response.writeHead(status, { 'retry-after': '7' }).end(text ?? JSON.stringify({ a: 1 }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closers.push(() => server.close());
    return { asked, baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  };

  it('is sent whole and read whole, and the page may go', async () => {
    const spy = vi.spyOn(globalThis, 'fetch');
    const { asked, baseUrl } = await listen(202);
    expect(await sendOutliving(baseUrl, request)).toMatchObject({
      ...{ kind: 'answered', status: 202, statusText: 'Accepted' },
      ...{ headers: { 'retry-after': '7' }, body: { a: 1 } },
    });
    expect(asked).toEqual([
      { method: 'PUT', url: '/services/x?q=a+b&page=2', key: 'key', body: '{"name":"Ada"}' },
    ]);
    // Only the browser knows what becomes of the page: it is told with this word.
    expect(spy.mock.calls[0]?.[1]).toMatchObject({ keepalive: true });
  });

  it('without query and body has none', async () => {
    const { asked, baseUrl } = await listen(200, 'no JSON');
    const answer = await sendOutliving(baseUrl, { method: 'DELETE', path: '/y', headers: {} });
    expect(answer).toMatchObject({ kind: 'answered', status: 200, body: undefined });
    expect(asked).toEqual([{ method: 'DELETE', url: '/y', key: undefined, body: '' }]);
  });

  it('to nobody is silent', async () => {
    const { baseUrl } = await listen(200);
    for (const close of closers.splice(0)) close();
    expect(await sendOutliving(baseUrl, request)).toMatchObject({
      ...{ kind: 'silent', why: 'offline', cause: expect.any(TypeError) },
    });
  });
});

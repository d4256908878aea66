import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asked, type Host, type Route, send, startHosts } from '#test/sandbox/hosts.ts';

const safe: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/** The calls that steer the sandbox or pay with its wallet; what pages of the shop send to the collector is none. */
const steering: Readonly<Record<keyof typeof startHosts, (url: string) => boolean>> = {
  tools: (url) => url !== '/v2/track' && url !== '/v2.1/track',
  gateway: (url) => url.startsWith('/sandbox/') || url.startsWith('/wallet/'),
  identity: (url) => url.startsWith('/sandbox/'),
  shop: () => false,
};

const foreignNames = (port: number): readonly string[] => [
  'evil.example',
  `evil.example:${port}`,
  `localhost.evil.example:${port}`,
  `127.0.0.1.evil.example`,
  `localhost.:${port}`,
  `localhost@evil.example`,
  `[::ffff:7f00:1]:${port}`,
  'localhost:',
];

/** The first line of what a host answers to a request that names no host at all. */
const withoutHost = async (port: number): Promise<string> => {
  const socket = connect(port, 'localhost');
  socket.write('GET /healthz HTTP/1.0\r\n\r\n');
  return (await text(socket)).split('\r\n')[0] ?? '';
};

const marked = { 'x-crunchcart-sandbox': 'test' };
const json = { 'content-type': 'application/json' };

interface Attack {
  readonly by: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

describe.each(['tools', 'gateway', 'identity', 'shop'] as const)('the host of the %s', (kind) => {
  let host: Host;
  beforeAll(async () => {
    host = await startHosts[kind]();
  });
  afterAll(() => host.close());

  const changing = (): readonly Route[] =>
    host.routes.filter(({ method, url }) => !safe.includes(method) && steering[kind](url));

  it('answers no call under a name that is not its own (DNS rebinding)', async () => {
    expect(host.routes.length).toBeGreaterThan(10);
    for (const route of host.routes) {
      const { status } = await send(host, route, { host: 'evil.example' });
      expect([route.method, route.url, status]).toEqual([route.method, route.url, 421]);
    }
    for (const name of foreignNames(host.port)) {
      const { status } = await send(host, { method: 'GET', url: '/healthz' }, { host: name });
      expect([name, status]).toEqual([name, 421]);
    }
    expect(await withoutHost(host.port)).toContain(' 421 ');
    for (const name of ['localhost', 'LOCALHOST', '127.0.0.1', '[::1]']) {
      const own = { host: `${name}:${host.port}` };
      const { status } = await send(host, { method: 'GET', url: '/healthz' }, own);
      expect([name, status]).toEqual([name, 200]);
    }
  });

  const form = 'application/x-www-form-urlencoded';
  const attacks: readonly Attack[] = [
    { by: 'a request without anything', headers: {} },
    { by: 'a page of another site', headers: { origin: 'https://evil.example' } },
    { by: 'a page without an origin', headers: { origin: 'null' } },
    { by: 'another program on this machine', headers: { origin: 'http://localhost:9' } },
    { by: 'an old browser without Origin', headers: { 'sec-fetch-site': 'cross-site', ...marked } },
    { by: 'a page of another port', headers: { 'sec-fetch-site': 'same-site', ...marked } },
    {
      by: 'JSON of another site',
      headers: { origin: 'https://evil.example', ...json, ...marked },
      body: '{}',
    },
    { by: 'a form', headers: { 'content-type': form }, body: 'products=1' },
    { by: 'a text', headers: { 'content-type': 'text/plain; a=application/json' }, body: '{}' },
  ];

  it.runIf(kind !== 'shop').each(attacks)(
    'changes nothing for $by, whichever call it makes',
    async ({ headers, body }) => {
      asked.length = 0;
      expect(changing().length).toBeGreaterThanOrEqual(4);
      for (const route of changing()) {
        const { status } = await send(host, route, headers, body);
        expect([route.method, route.url, status]).toEqual([route.method, route.url, 403]);
      }
      // The same route, written in another way.
      const odd = { method: 'POST', url: '/%73andbox/reset' };
      expect((await send(host, odd, headers, body)).status).toBe(403);
      expect(asked).toEqual([]);
    },
  );

  it.runIf(kind !== 'shop')('does what programs and its own page ask', async () => {
    const reset = { method: 'POST', url: '/sandbox/reset' };
    const page = { origin: `http://localhost:${host.port}`, 'sec-fetch-site': 'same-origin' };
    expect((await send(host, reset, marked)).status).toBe(200);
    expect((await send(host, reset, json, '{}')).status).toBe(200);
    expect((await send(host, reset, page)).status).toBe(200);
  });
});

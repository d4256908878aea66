import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Host, send, startHosts } from '#test/sandbox/hosts.ts';

const oddPaths: readonly string[] = [
  ...['//', '///', '//evil.example', '//evil.example/', '//evil.example/oauth2/default/v1/keys'],
  ...['//oauth2/default/v1/authorize', '//[', '//:99999', '//@', '//?x', '//%'],
  ...['/%2f', '/%2F%2Fevil.example', '/\\', '/\\\\evil.example', '/\\evil.example/'],
  ...['/.', '/..', '/../..', '/%2e%2e/x', '/;', '/%', '/%ff', '/%c0%af', '/%00', '/?%ff=%ff'],
  ...['/oauth2//default/v1/keys', '/oauth2/default/v1/%', '/oauth2/default//', '/sandbox//reset'],
  ...['http://evil.example/', 'http://['],
  `/${'a'.repeat(7000)}`,
  `//${'a'.repeat(7000)}`,
  `/${'a/'.repeat(3000)}`,
  `/?${'a=1&'.repeat(1500)}`,
  `/${'a'.repeat(15_000)}`,
];

describe.each(['tools', 'gateway', 'identity', 'shop'] as const)('the host of the %s', (kind) => {
  let host: Host;
  beforeAll(async () => {
    host = await startHosts[kind]();
  });
  afterAll(() => host.close());

  it.each(['GET', 'HEAD', 'POST', 'OPTIONS'])(
    'answers %s of odd paths without a failure of its own, and sends nobody away',
    async (method) => {
      for (const url of oddPaths) {
        const { status, location } = await send(host, { method, url });
        const told = [url.slice(0, 80), status < 500, location ?? '/'];
        expect(told).toEqual([url.slice(0, 80), true, expect.stringMatching(/^\/(?!\/)/)]);
      }
    },
  );
});

import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishedTestCards } from '#domain/payment/published-test-cards.ts';
import { buildScripts, builtOnce } from '#sandbox/payments/sdk/build-scripts.ts';
import {
  type GatewayUnderTest,
  gatewayUnderTest,
} from '#test/sandbox/payments/gateway-under-test.ts';

let under: GatewayUnderTest;
beforeAll(async () => {
  under = await gatewayUnderTest();
});
afterAll(() => under.stop());

/** Asks under another host name, which fetch does not let one do. */
const statusUnder = (host: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request(`${under.gateway.origin}/healthz`, { headers: { host } }, (reply) => {
      reply.resume();
      resolve(reply.statusCode);
    })
      .on('error', reject)
      .end();
  });

describe('the gateway', () => {
  it('[P-51] says on its page that it takes no real cards, and shows no full number', async () => {
    const { status, text } = await under.call('/');
    expect(status).toBe(200);
    expect(text).toContain('no real cards');
    for (const { alias, number } of publishedTestCards) {
      expect(text).toContain(alias);
      expect(text).not.toContain(number);
    }
  });

  it('[P-51] sets no cookie and names the sandbox in every answer', async () => {
    const paths = ['/', '/healthz', '/microform/field/number', '/nowhere', '/pts/v2/payments'];
    for (const path of paths) {
      const { headers } = await under.call(path);
      expect([path, headers.get('set-cookie')]).toEqual([path, null]);
      expect(headers.get('x-sandbox')).toBe('no real cards');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('[P-51] answers under loopback names only', async () => {
    const { port } = under.gateway;
    expect(await statusUnder(`127.0.0.1:${port}`)).toBe(200);
    expect(await statusUnder(`localhost:${port}`)).toBe(200);
    expect(await statusUnder(`rebound.example:${port}`)).toBe(421);
  });

  it('[P-04] has its page script under its own version only', async () => {
    const path = (version: string) => `/microform/bundle/v${version}/flex-microform.min.js`;
    expect((await under.call(path('2.1.0'))).status).toBe(200);
    expect((await under.call(path('2.0.9'))).status).toBe(404);
    expect((await under.call('/flex/v2/public-keys/zzzz')).status).toBe(404);
  });

  it('[P-51] refuses bodies that are too large and paths that are odd', async () => {
    const body = 'x'.repeat(70_000);
    expect((await under.call('/flex/v2/tokens', { method: 'POST', body })).status).toBe(413);
    expect((await under.call('/%ff')).status).toBe(400);
  });

  it('[P-04] sends little: the page script under 10 kB, the frame under 5 kB compressed', async () => {
    const { page, frame } = await buildScripts();
    expect(page.bytes.length).toBeLessThan(10_000);
    expect(gzipSync(frame.bytes).length).toBeLessThan(5_000);
  });
});

it('what is built once is tried again after it failed, and kept after it did not', async () => {
  let times = 0;
  const built = builtOnce(async () => {
    times += 1;
    if (times === 1) throw new Error('no bundler');
    return times;
  });
  expect(times).toBe(0);
  await expect(built()).rejects.toThrow('no bundler');
  expect(await Promise.all([built(), built()])).toEqual([2, 2]);
  expect(await built()).toBe(2);
});

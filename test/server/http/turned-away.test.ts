import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configlist } from '#adapters/http/wire/calls/settings-calls.ts';
import type { Database } from '#server/data/database/database.ts';
import { openInMemory } from '#test/server/setup/database/databases.ts';
import { startTestShop, type TestShop, testConfig } from '#test/server/setup/shops.ts';

interface Heard {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** Under any host name, which a browser or `fetch` would not let through. */
const hear = (port: number, path: string, host: string): Promise<Heard> =>
  new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, headers: { host } }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, text }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });

describe('whoever is turned away before a handler', () => {
  let database: Database;
  let shop: TestShop;
  beforeAll(async () => {
    database = await openInMemory();
    shop = await startTestShop({
      database,
      sandbox: true,
      config: testConfig({ rateLimit: 2 }),
      registerPages: async (pages) => {
        for (const route of ['/*', '/page-data/*'])
          pages.get(route, async (_request, reply) => reply.type('text/html').send('<p>drawn</p>'));
        pages.get('/assets/*', async () => 'a file');
      },
    });
  });
  afterAll(async () => {
    await shop.close();
    await database.close();
  });

  it.each([configlist.path, '/all-snacks'])('hears of a foreign host at %s', async (path) => {
    const { status, headers, text } = await hear(shop.port, path, 'rebound.example');
    expect(status).toBe(421);
    expect(headers['cache-control']).toBe('no-store');
    const body = JSON.parse(text);
    expect(body).toMatchObject({ responseCode: 421, success: false, code: 'MISDIRECTED' });
    expect(body.messages.es).toContain('Esta tienda no está en esta dirección.');
    expect(body.requestId).toBe(headers['x-request-id']);
  });

  it('reads a page of both languages when too many pages were asked for', async () => {
    const heard: Heard[] = [];
    // A page as data is rendered too; files are not counted.
    for (const path of ['/all-snacks', '/assets/a.js', '/page-data/all-snacks', '/flavors']) {
      heard.push(await hear(shop.port, path, 'localhost:4100'));
    }
    expect(heard.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect((await hear(shop.port, '/page-data/flavors', 'localhost:4100')).status).toBe(429);
    expect(heard[3]?.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(heard[3]?.headers['cache-control']).toBe('no-store');
    expect(Number(heard[3]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(heard[3]?.text).toContain('One moment, please');
  });
});

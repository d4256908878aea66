import { request } from 'node:http';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { configlist } from '#adapters/http/wire/calls/settings-calls.ts';
import { answer } from '#server/api/call/handler.ts';
import { refuse } from '#server/base/refusal/refusal.ts';
import type { Database } from '#server/data/database/database.ts';
import { openInMemory } from '#test/server/setup/database/databases.ts';
import { startTestShop, type TestShop, testConfig } from '#test/server/setup/shops.ts';

const path = '/v3/dopservice/b2c/getqueryproducts';
const question = {
  productTypes: [],
  brand: [],
  flavor: [],
  size: [],
  sort: 'featured',
  page: 1,
  pageSize: 36,
};

describe('the shell of the server', () => {
  let database: Database;
  let shop: TestShop;
  const lines: string[] = [];
  const opened: TestShop[] = [];
  const start = async (options: Partial<Parameters<typeof startTestShop>[0]>) => {
    const started = await startTestShop({ database, ...options });
    opened.push(started);
    return started;
  };
  beforeAll(async () => {
    database = await openInMemory();
    shop = await startTestShop({
      database,
      config: testConfig({ logLevel: 'info' }),
      logTarget: { write: (line) => lines.push(line) },
    });
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((started) => started.close()));
  });
  afterAll(async () => {
    await shop.close();
    await database.close();
  });

  describe('refuses, each with an envelope in both languages:', () => {
    const expectRefusal = (
      answered: Awaited<ReturnType<TestShop['get']>>,
      status: number,
      code: string,
    ) => {
      expect(answered.status).toBe(status);
      expect(answered.body).toMatchObject({ responseCode: status, success: false, code, data: [] });
      expect(answered.body.messages?.['en-us']).toBe(answered.body.message);
      expect(answered.body.messages?.es).not.toBe(answered.body.message);
      expect(answered.body.requestId).toBe(answered.headers.get('x-request-id'));
    };

    it.each([
      '/webservices/nothing',
      '/services/x',
      '/v2/dopservice/x',
      '/v3/dopservice/x',
      '/v3/dopservice/b2c/x',
      '/elsewhere',
    ])('an unknown address %s', async (unknown) =>
      expectRefusal(await shop.get(unknown), 404, 'NOT_FOUND'),
    );

    it('a method the call does not answer, naming those it does', async () => {
      const refused = await shop.get(path);
      expectRefusal(refused, 405, 'METHOD_NOT_ALLOWED');
      expect(refused.headers.get('allow')).toBe('POST');
    });

    it('a body that is no JSON', async () => {
      expectRefusal(await shop.post(path, '{"page":'), 400, 'INPUT_REFUSED');
    });

    it('a body that would change prototypes', async () => {
      expectRefusal(await shop.post(path, '{"__proto__":{"page":1}}'), 400, 'INPUT_REFUSED');
    });

    it('another language than JSON', async () => {
      const sent = await shop.post(path, 'page=1', { 'content-type': 'text/plain' });
      expectRefusal(sent, 415, 'UNSUPPORTED_MEDIA');
      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      expectRefusal(await shop.post(path, 'page=1', form), 415, 'UNSUPPORTED_MEDIA');
    });

    it('a body above 256 kB', async () => {
      const body = JSON.stringify({ ...question, searchText: 'x'.repeat(257 * 1024) });
      expectRefusal(await shop.post(path, body), 413, 'PAYLOAD_TOO_LARGE');
    });

    it('a field that does not fit, by its name', async () => {
      const refused = await shop.post(path, { ...question, page: 0 });
      expectRefusal(refused, 400, 'INPUT_REFUSED');
      expect(refused.body.field).toBe('page');
    });
  });

  it('drops fields it does not know', async () => {
    const { status } = await shop.post(path, { ...question, more: 1 });
    expect(status).toBe(200);
  });

  it('speaks Spanish to who asks for it, in the header, query or body', async () => {
    const refused = [
      await shop.get('/webservices/x', { 'accept-language': 'es-MX,es;q=0.9' }),
      await shop.get('/v3/dopservice/b2c/productdetail?productId=NO&lang=es'),
      await shop.post(path, { ...question, page: 0, lang: 'es' }),
    ];
    for (const { body } of refused) expect(body.message).toBe(body.messages?.es);
  });

  it('takes a harmless request id over and makes one otherwise', async () => {
    const idOf = async (given: string) =>
      (await shop.get('/services/configlist', { 'x-request-id': given })).headers.get(
        'x-request-id',
      );
    expect(await idOf('trace-123.ABC_x')).toBe('trace-123.ABC_x');
    for (const bad of ['short', 'x'.repeat(65), 'a b c d e f', '4111111111111111']) {
      expect(await idOf(bad)).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it('lets answers be neither run, framed nor guessed at', async () => {
    const { headers } = await shop.get('/services/configlist');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    const refused = await shop.get('/webservices/x');
    expect(refused.headers.get('cache-control')).toBe('no-store');
  });

  it('is healthy, and ready once migrated', async () => {
    expect((await shop.get('/healthz')).status).toBe(200);
    expect((await shop.get('/readyz')).status).toBe(200);
    const behind = await openInMemory();
    await sql`delete from kysely_migration where name > '0001-catalog'`.execute(behind.db);
    const early = await startTestShop({ database: behind });
    const { status, body } = await early.get('/readyz');
    expect([status, body]).toEqual([503, { ok: false }]);
    await early.close();
    await behind.close();
  });

  it('believes as many proxies as it is told of, and no address a shopper makes up', async () => {
    const forwarded = { 'x-forwarded-for': '203.0.113.1, 203.0.113.2, 203.0.113.3' };
    for (const [trustProxy, seen] of [
      [0, '127.0.0.1'],
      [1, '203.0.113.3'],
      [2, '203.0.113.2'],
    ] as const) {
      const behind = await start({
        config: testConfig({ trustProxy }),
        calls: [
          answer({ ...configlist, path: '/services/seen' }, async ({ clientAddress }) => ({
            items: [{ key: 'address', value: clientAddress }],
          })),
        ],
      });
      expect((await behind.get('/services/seen', forwarded)).body.data[0]?.['value']).toBe(seen);
    }
  });

  it('hides what went wrong inside, and logs it with the request id and without secrets', async () => {
    const pan = '4111111111111111';
    const broken = await start({
      config: testConfig({ logLevel: 'info' }),
      logTarget: { write: (line) => lines.push(line) },
      calls: [
        answer({ ...configlist, path: '/services/broken' }, async () => {
          throw new Error(`secret detail, card ${pan}, eyJhbGciOi.eyJzdWIi.c2ln`);
        }),
      ],
    });
    const { status, body } = await broken.get('/services/broken?email=ana@example.com');
    expect([status, body.code]).toEqual([500, 'INTERNAL']);
    expect(JSON.stringify(body)).not.toContain('secret detail');
    const line = lines.find(
      (each) => each.includes(body.requestId ?? '?') && each.includes('secret detail'),
    );
    expect(line).toContain('[pan]');
    expect(line).toContain('[jwt]');
    expect(lines.join('')).not.toContain(pan);
    expect(lines.join('')).not.toContain('ana@example.com');
  });

  it('answers 500 for a reply that does not fit its own call', async () => {
    const broken = await start({
      calls: [
        answer({ ...configlist, path: '/services/broken' }, async () => ({
          items: [{ key: 1 } as unknown as { key: string; value: string }],
        })),
      ],
    });
    expect((await broken.get('/services/broken')).body.code).toBe('INTERNAL');
  });

  it('passes a refusal on with its data and its pause', async () => {
    const refusing = await start({
      calls: [
        answer({ ...configlist, path: '/services/refusing' }, async () =>
          refuse('GOODS_ON_HOLD', { retryAfterSeconds: 7 }),
        ),
        answer({ ...configlist, path: '/services/gone' }, async () =>
          refuse('MIX_ITEMS_GONE', { productIds: ['P1'] }),
        ),
      ],
    });
    const { status, headers, body } = await refusing.get('/services/refusing');
    expect(status).toBe(409);
    expect(headers.get('retry-after')).toBe('7');
    expect(body).toMatchObject({ responseCode: 409, code: 'GOODS_ON_HOLD', data: [] });
    const gone = await refusing.get('/services/gone');
    expect(gone.headers.get('retry-after')).toBeNull();
    expect(gone.body).toMatchObject({ code: 'MIX_ITEMS_GONE', data: [{ productId: 'P1' }] });
  });

  it('slows one address down when a limit is set', async () => {
    const limited = await start({ config: testConfig({ rateLimit: 2 }) });
    const statuses = [];
    for (let turn = 0; turn < 3; turn += 1)
      statuses.push(await limited.get('/services/configlist'));
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(statuses[2]?.body.code).toBe('TOO_MANY_ATTEMPTS');
    expect(Number(statuses[2]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await limited.get('/healthz')).status).toBe(200);
  });

  it('finishes a request in flight before it stops', async () => {
    let entered = (): void => undefined;
    let leave = (): void => undefined;
    const inside = new Promise<void>((resolve) => (entered = resolve));
    const slow = await startTestShop({
      database,
      calls: [
        answer({ ...configlist, path: '/services/slow' }, async () => {
          entered();
          await new Promise<void>((resolve) => (leave = resolve));
          return { items: [{ key: 'done', value: 'yes' }] };
        }),
      ],
    });
    const answered = slow.get('/services/slow');
    await inside;
    const stopped = slow.close();
    leave();
    expect((await answered).body.data).toEqual([{ key: 'done', value: 'yes' }]);
    await stopped;
    await expect(slow.get('/healthz')).rejects.toThrow();
  });

  it('cuts a request off that outlasts the pause for stopping', async () => {
    let entered = (): void => undefined;
    const inside = new Promise<void>((resolve) => (entered = resolve));
    let leave = (): void => undefined;
    const stuck = await startTestShop({
      database,
      config: testConfig({ stopMilliseconds: 50 }),
      calls: [
        answer({ ...configlist, path: '/services/stuck' }, async () => {
          entered();
          await new Promise<void>((resolve) => (leave = resolve));
          return { items: [] };
        }),
      ],
    });
    const answered = stuck.get('/services/stuck').catch(() => 'cut off');
    await inside;
    await stuck.close();
    expect(await answered).toBe('cut off');
    leave();
  });

  it('refuses headers above 16 kB', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sent = request(
        {
          port: shop.port,
          host: '127.0.0.1',
          path: '/healthz',
          headers: { 'x-long': 'x'.repeat(20_000) },
        },
        (response) => {
          response.resume();
          resolve(response.statusCode);
        },
      );
      sent.on('error', reject);
      sent.end();
    });
    expect(status).toBe(431);
  });
});

describe('pages on the server', () => {
  it('have a policy with a nonce of their own for every answer, and the vault in it', async () => {
    const database = await openInMemory();
    const shop = await startTestShop({
      database,
      registerPages: async (pages, host) => {
        pages.get('/*', async (_request, reply) =>
          reply.type('text/html').send(`<script nonce="${host.nonceOf(reply)}"></script>`),
        );
      },
    });
    const page = async () => {
      const response = await fetch(`http://127.0.0.1:${shop.port}/all-snacks`);
      return { headers: response.headers, html: await response.text() };
    };
    const [first, second] = [await page(), await page()];
    const policy = first.headers.get('content-security-policy') ?? '';
    const nonce = /nonce="([^"]+)"/.exec(first.html)?.[1] ?? '?';
    expect(policy).toContain(`script-src 'self' 'nonce-${nonce}' http://127.0.0.1:4200;`);
    expect(policy).toContain('frame-src http://127.0.0.1:4200;');
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(second.html).not.toBe(first.html);
    expect(first.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(first.headers.get('permissions-policy')).toContain('payment=(self)');
    expect(first.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    // The storefront keeps its own answers, whatever the pages take.
    expect((await shop.get('/webservices/nothing')).status).toBe(404);
    await shop.close();
    await database.close();
  });
});

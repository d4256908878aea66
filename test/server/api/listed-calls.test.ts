import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '#server/base/host/clock.ts';
import type { Database } from '#server/data/database/database.ts';
import { loadCatalog } from '#server/data/load/load-catalog.ts';
import { openCore } from '#server/start/open-core.ts';
import type { OpenCore } from '#server/start/open-shop.ts';
import { specifiedCalls } from '#test/adapters/http/listed-calls/specified-calls.ts';
import { headersOf, providerUnderTest } from '#test/server/account/signed-in.ts';
import { openInMemory } from '#test/server/setup/database/databases.ts';
import { startTestShop, type TestShop, testConfig } from '#test/server/setup/shops.ts';
import { record, smallCatalog } from '#test/server/setup/small-catalog.ts';

const built = existsSync('dist/zip-codes.txt');
const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const;
/** What the shop adds to a listed path (D-API-66). */
const ours = ['DELETE /v3/dopservice/b2c/submittedorder'];

describe.skipIf(!built)(
  'what the specification lists (skipped unless built: npm run build)',
  () => {
    let database: Database;
    let core: OpenCore;
    let shop: TestShop;
    beforeAll(async () => {
      database = await openInMemory();
      await loadCatalog(database.db, smallCatalog([record({ productId: 'CHP-0101' })]));
      const config = testConfig();
      core = await openCore({ config, database, clock: systemClock, report: () => undefined });
      const signIn = providerUnderTest();
      signIn.people.set('ada', { firstName: 'Ada', lastName: 'Byron' });
      shop = await startTestShop({ database, config, calls: core.calls, signIn });
    });
    afterAll(async () => {
      await shop.close();
      await core.close();
      await database.close();
    });

    const ask = async (method: string, path: string, headers: Record<string, string> = {}) => {
      const response = await fetch(`http://127.0.0.1:${shop.port}${path}`, {
        method,
        headers: {
          'x-api-key': 'test-key',
          'idempotency-key': 'a-key-for-every-call',
          ...(method !== 'GET' && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(method !== 'GET' && { body: '{}' }),
      });
      const allow = response.headers.get('allow');
      return { status: response.status, allow, code: ((await response.json()) as Said).code };
    };

    it.each(specifiedCalls.map((call) => [call.row, call.name, call] as const))(
      '[%s] [API-083] %s is answered by the server',
      async (_row, _name, { method, path, isAuth }) => {
        const token = isAuth === 'never' ? {} : headersOf('ada');
        const { status, code } = await ask(method, path, token);
        // Nothing was asked for: an answer, or a refusal of the input by name, and nothing else.
        expect([status, code]).toEqual(status === 200 ? [200, undefined] : [400, 'INPUT_REFUSED']);
        if (isAuth === 'always') expect((await ask(method, path)).status).toBe(440);
      },
    );

    it('[API-013] takes no other method on a listed path, and says which it takes', async () => {
      for (const path of new Set(specifiedCalls.map((call) => call.path))) {
        const taken = [...specifiedCalls.map((call) => `${call.method} ${call.path}`), ...ours];
        for (const method of methods.filter((each) => !taken.includes(`${each} ${path}`))) {
          const { status, allow, code } = await ask(method, path, headersOf('ada'));
          expect([method, path, status, code]).toEqual([method, path, 405, 'METHOD_NOT_ALLOWED']);
          for (const named of allow?.split(', ') ?? [''])
            expect(taken).toContain(`${named} ${path}`);
        }
      }
    });

    it('[API-012] knows no path beside them', async () => {
      for (const path of ['/webservices/giftcardlists', '/v3/dopservice/b2c/home', '/services/x']) {
        expect([path, (await ask('GET', path)).status]).toEqual([path, 404]);
      }
    });
  },
);

interface Said {
  readonly code?: string;
}

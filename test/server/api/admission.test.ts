import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleOf } from '#adapters/http/wire/calls/document/examples.ts';
import { configlist, handshaking } from '#adapters/http/wire/calls/settings-calls.ts';
import { answer } from '#server/api/call/handler.ts';
import type { Database } from '#server/data/database/database.ts';
import { providerUnderTest } from '#test/server/account/signed-in.ts';
import { openInMemory } from '#test/server/setup/database/databases.ts';
import { startTestShop, type TestShop } from '#test/server/setup/shops.ts';

const items = [{ key: 'a', value: 'b' }];
const calls = [
  answer({ ...configlist, path: '/services/open' }, async () => ({ items })),
  answer({ ...configlist, path: '/services/optional', auth: 'optional' }, async () => ({ items })),
  answer({ ...configlist, path: '/services/shopper', auth: 'shopper' }, async () => ({ items })),
  answer({ ...configlist, path: '/services/once', idempotent: true }, async (request) => ({
    items: [{ key: 'key', value: request.idempotencyKey ?? '' }],
  })),
];

describe('who may ask', () => {
  let database: Database;
  let shop: TestShop;
  let session: Record<string, string>;
  beforeAll(async () => {
    database = await openInMemory();
    const signIn = providerUnderTest();
    signIn.people.set('ada', { firstName: 'Ada', lastName: 'Byron' });
    shop = await startTestShop({ database, calls, signIn });
    const { body } = exampleOf('handshaking');
    const shaken = await shop.post(handshaking.path, body, { 'x-api-key': 'test-key' });
    const { sessionId, rnduts, encstr } = shaken.body.data[0] as Record<string, string>;
    session = { sessionId: sessionId ?? '', rnduts: rnduts ?? '', encstr: encstr ?? '' };
  });
  afterAll(async () => {
    await shop.close();
    await database.close();
  });

  it('[API-008] a session of this shop opens calls that want one', async () => {
    for (const path of ['/services/open', '/services/optional', '/services/shopper']) {
      const signedIn = { ...session, authorization: 'Bearer token-ada' };
      expect([path, (await shop.get(path, signedIn)).status]).toEqual([path, 200]);
    }
    expect((await shop.get('/services/optional', session)).status).toBe(200);
    expect((await shop.get('/services/shopper', session)).status).toBe(440);
  });

  it('a changed or half session is refused with 440, wherever it is claimed', async () => {
    const { encstr: _, ...half } = session;
    for (const bad of [{ ...session, sessionId: 'other' }, half, { encstr: 'x' }]) {
      for (const path of ['/services/optional', '/services/shopper']) {
        const { status, body } = await shop.get(path, bad);
        expect([path, status, body.responseCode, body.code]).toEqual([
          path,
          440,
          440,
          'SESSION_INVALID',
        ]);
      }
      expect((await shop.get('/services/open', bad)).status).toBe(200);
    }
  });

  it('no session is fine where it is optional, and refused where it is not', async () => {
    expect((await shop.get('/services/optional')).status).toBe(200);
    expect((await shop.get('/services/shopper')).status).toBe(440);
  });

  it('a call that is done once needs its key', async () => {
    const missing = await shop.get('/services/once');
    expect([missing.status, missing.body.code]).toEqual([400, 'IDEMPOTENCY_KEY_MISSING']);
    for (const bad of ['short', 'x'.repeat(201), 'with a blank']) {
      const { status } = await shop.get('/services/once', { 'idempotency-key': bad });
      expect([bad, status]).toEqual([bad, 400]);
    }
    const given = await shop.get('/services/once', { 'idempotency-key': 'a-good-key' });
    expect(given.body.data).toEqual([{ key: 'key', value: 'a-good-key' }]);
  });
});

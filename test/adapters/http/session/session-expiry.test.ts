import { Effect } from 'effect';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeSessionTestHook } from '#adapters/http/client/session/session-test-hook.ts';
import { makeHttpMixCatalog } from '#adapters/http/mix/http-mix-catalog.ts';
import { productinventory } from '#adapters/http/wire/calls/cart-calls.ts';
import { configlist } from '#adapters/http/wire/calls/settings-calls.ts';
import type { StorageKey } from '#domain/session/storage-key.ts';
import {
  answered,
  failureOf,
  items,
  shaken,
  signedIn,
  testShop,
} from '#test/adapters/http/fixture.ts';
import { makeMemoryClock } from '#test/doubles/device/memory-clock.ts';

const expired = () => answered(200, { responseCode: '440', success: false });
const logout = { name: 'logout', reason: 'sessionexpired' };

describe('a 440 answer', () => {
  it.each([
    ['a body code', answered(200, { responseCode: 440 })],
    ['a body text', answered(200, { responseCode: '440' })],
    ['an HTTP status', answered(440, 'gone')],
  ])('[SESS-01] [SESS-02] as %s with a token stored signs the shopper out', async (_, answer) => {
    const shop = testShop({ values: signedIn(), answer: () => answer });
    expect(await failureOf(shop.http.call(configlist))).toMatchObject({ _tag: 'SessionExpired' });
    expect(shop.events.heard).toContainEqual(logout);
  });

  it('[SESS-03] sends a failed-request event with address, code and opaque ids', async () => {
    const values = signedIn().set('persistantcartid', 'cart-1').set('customerSessionId', 'tab-1');
    const shop = testShop({ values, answer: expired });
    await failureOf(shop.http.call(configlist));
    expect(shop.telemetry.recorded).toEqual([
      {
        kind: 'failure',
        name: 'failed_request',
        details: {
          url: '/services/configlist',
          code: 440,
          accountId: 'account-1',
          cartId: 'cart-1',
          sessionId: 'tab-1',
          sourceWebsite: 'crunchcart',
        },
      },
    ]);
  });

  it('[SESS-04] [STORE-02] clears code, token, access token, id token, user and account', async () => {
    const gone: readonly StorageKey[] = [
      'code',
      'token',
      'accessToken',
      'idToken',
      'user',
      'accountId',
    ];
    const values = signedIn();
    for (const key of gone) values.set(key, values.get(key) ?? 'x');
    values.set('crunchcart:v1:cart', 'the cart');
    const shop = testShop({ values, answer: expired });
    await failureOf(shop.http.call(configlist));
    for (const key of gone) expect(values.has(key)).toBe(false);
    expect(values.has('handshakeId')).toBe(false);
    expect(values.get('crunchcart:v1:cart')).toBe('the cart');
  });

  it('[SESS-07] without a token logs nobody out, but drops the handshake', async () => {
    const shop = testShop({ answer: expired });
    await failureOf(shop.http.call(configlist));
    expect(shop.events.heard.filter(({ name }) => name === 'logout')).toEqual([]);
    expect(shop.values.has('handshakeToken')).toBe(false);
  });

  it('[SESS-08] five at once give one logout', async () => {
    const shop = testShop({ values: signedIn(), answer: expired });
    const call = Effect.result(shop.http.call(productinventory, { body: { items: [] } }));
    await Effect.runPromise(Effect.all([call, call, call, call, call], { concurrency: 5 }));
    expect(shop.requests).toHaveLength(5);
    expect(shop.events.heard.filter(({ name }) => name === 'logout')).toEqual([logout]);
    expect(shop.telemetry.recorded).toHaveLength(1);
  });

  it('[SESS-08] a late one of the session before leaves the new session alone', async () => {
    const values = signedIn('old');
    const shop = testShop({
      values,
      answer: () => {
        values.set('accessToken', JSON.stringify({ accessToken: 'new' }));
        return expired();
      },
    });
    await failureOf(shop.http.call({ ...configlist, auth: 'shopper' }));
    expect(values.has('accessToken')).toBe(true);
    expect(shop.events.heard.filter(({ name }) => name === 'logout')).toEqual([]);
  });
});

describe('the session-expiry test hook', () => {
  const hooked = { ...configlist, path: '/v3/dopservice/b2c/multipack/all-snacks' } as const;
  const run = async (facts: { query: string; token: boolean; path: boolean }) => {
    const clock = makeMemoryClock();
    const shop = testShop({
      values: facts.token ? signedIn() : shaken(),
      answer: () => items(),
      options: {
        testHook: (parts) => makeSessionTestHook({ ...parts, clock, pageQuery: () => facts.query }),
      },
    });
    await Effect.runPromise(shop.http.call(facts.path ? hooked : configlist));
    const logouts = () => shop.events.heard.filter(({ name }) => name === 'logout');
    return { clock, logouts };
  };

  it('[SESS-09] fires for the call of the mix builder, whose query names the page', async () => {
    const clock = makeMemoryClock();
    const shop = testShop({
      values: signedIn(),
      options: {
        testHook: (parts) =>
          makeSessionTestHook({ ...parts, clock, pageQuery: () => '?testsessionexpirefeature' }),
      },
    });
    const place = Effect.succeed({ lang: 'en-us' as const });
    await Effect.runPromise(makeHttpMixCatalog(shop.http, place).shelf);
    clock.advance(1000);
    expect(shop.events.heard).toContainEqual(logout);
  });

  it('[SESS-09] forces the logout after 1000 ms', async () => {
    const { clock, logouts } = await run({
      query: '?testsessionexpirefeature',
      token: true,
      path: true,
    });
    clock.advance(999);
    expect(logouts()).toEqual([]);
    clock.advance(1);
    expect(logouts()).toEqual([logout]);
  });

  it('[SESS-10] does nothing when any of its three conditions is missing', async () => {
    const facts = fc
      .record({
        query: fc.constantFrom('?testsessionexpirefeature=1', '?other', ''),
        token: fc.boolean(),
        path: fc.boolean(),
      })
      .map((drawn) => drawn);
    await fc.assert(
      fc.asyncProperty(facts, async (drawn) => {
        const { clock, logouts } = await run(drawn);
        clock.advance(10_000);
        const all = drawn.query.includes('testsession') && drawn.token && drawn.path;
        expect(logouts()).toHaveLength(all ? 1 : 0);
      }),
    );
  });
});

import { Effect } from 'effect';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getcustomer } from '#adapters/http/wire/calls/account/account-calls.ts';
import { productinventory } from '#adapters/http/wire/calls/cart-calls.ts';
import { configlist } from '#adapters/http/wire/calls/settings-calls.ts';
import { variants } from '#domain/session/variant.ts';
import { HandshakeMissing } from '#ports/session/call-failures.ts';
import { readConfig } from '#server/base/config/config.ts';
import { publicConfigOf } from '#server/base/config/public-config-of.ts';
import {
  answered,
  callResult,
  failureOf,
  items,
  shaken,
  signedIn,
  silent,
  testShop,
} from '#test/adapters/http/fixture.ts';

const inventory = { body: { items: [] } };

describe('a call without an answer', () => {
  it.each(['Network Error', 'Request aborted', 'timeout of 50ms exceeded'])(
    '[ERR-01] gives showApiFailAlert with "%s"',
    async (text) => {
      const shop = testShop({ answer: () => silent(text) });
      expect(await Effect.runPromise(callResult(shop.http.call(configlist)))).toEqual({
        error: true,
        data: { showApiFailAlert: true, error: text },
      });
      expect(shop.events.heard).toContainEqual({ name: 'showApiFailAlert', error: text });
    },
  );

  it('[ERR-02] logs one Timeout event with its five fields', async () => {
    const values = signedIn().set('persistantcartid', 'cart-1').set('customerSessionId', 'tab-1');
    const shop = testShop({ values, answer: () => silent('Network Error') });
    await failureOf(shop.http.call(configlist));
    expect(shop.telemetry.recorded).toEqual([
      {
        kind: 'failure',
        name: 'Timeout',
        details: {
          error: 'Network Error',
          accountId: 'account-1',
          cartId: 'cart-1',
          sessionId: 'tab-1',
          sourceWebsite: 'crunchcart',
        },
      },
    ]);
  });

  it.each(Object.values(variants))(
    '[VAR-05] of the $id site carries the label of that site',
    async ({ id, logLabel }) => {
      const { sourceWebsite } = publicConfigOf(
        { ...readConfig({}), variant: id },
        { sandbox: true },
      );
      const shop = testShop({ answer: () => silent('Network Error'), options: { sourceWebsite } });
      await failureOf(shop.http.call(configlist));
      const [timeout] = shop.telemetry.recorded;
      expect(timeout).toMatchObject({ name: 'Timeout', details: { sourceWebsite: logLabel } });
      expect(Object.values(variants).filter((other) => other.logLabel === logLabel)).toHaveLength(
        1,
      );
    },
  );

  it('tells the raw cause only to whoever asked for it (D-SESSION-17)', async () => {
    const causes: unknown[] = [];
    const shop = testShop({
      answer: () => Promise.reject(new Error('connect ECONNREFUSED')),
      options: { onError: (cause) => causes.push(cause) },
    });
    expect(await failureOf(shop.http.call(configlist))).toMatchObject({ why: 'offline' });
    expect(causes).toEqual([new Error('connect ECONNREFUSED')]);
  });
});

describe('a call of customers only', () => {
  it('[AUTH-12] without a token is not sent, and says that there is no session', async () => {
    const shop = testShop();
    const asked = callResult(shop.http.call(getcustomer));
    expect(await Effect.runPromise(asked)).toEqual({
      error: true,
      data: {
        showApiFailAlert: false,
        error: 'Your session has timed out. Please login to continue.',
      },
    });
    expect(shop.requests).toEqual([]);
    shop.values.set('accessToken', JSON.stringify({ accessToken: 'a-token' }));
    await Effect.runPromise(Effect.result(shop.http.call(getcustomer)));
    expect(shop.requests).toHaveLength(1);
  });
});

describe('a failed call', () => {
  it('[SESS-12] [SESS-13] sets the failure flag and raises the alert once', async () => {
    const shop = testShop({ answer: () => answered(500, { responseCode: 500, message: 'Oh.' }) });
    await failureOf(shop.http.call(productinventory, inventory));
    expect(shop.values.get('isApiFailed')).toBe('true');
    expect(shop.events.heard).toEqual([{ name: 'showApiFailAlert', error: 'Oh.' }]);
  });

  it('[SESS-11] the next call starts with the flag down', async () => {
    const answers = [answered(500, {}), items()];
    const shop = testShop({ answer: () => answers.shift() ?? items() });
    await failureOf(shop.http.call(configlist));
    expect(shop.values.get('isApiFailed')).toBe('true');
    await Effect.runPromise(shop.http.call(configlist));
    expect(shop.values.get('isApiFailed')).toBe('false');
  });

  it('is not what the caller expected: a refusal it maps itself raises no alert', async () => {
    const shop = testShop({
      answer: () => answered(404, { responseCode: 404, code: 'NOT_FOUND' }),
    });
    const call = shop.http.call(
      configlist,
      {},
      {
        NOT_FOUND: ({ code }) => ({ expected: code }),
      },
    );
    expect(await failureOf(call)).toEqual({ expected: 'NOT_FOUND' });
    expect(shop.events.heard.filter(({ name }) => name === 'showApiFailAlert')).toEqual([]);
  });
});

describe('the screen loader', () => {
  it('[SESS-14] shows before a GET leaves and hides when it settles', async () => {
    const shop = testShop({
      answer: () => {
        expect(shop.events.heard).toEqual([{ name: 'toggleScreenLoader', show: true }]);
        return answered(500, {});
      },
    });
    await failureOf(shop.http.call(configlist));
    expect(shop.events.heard).toContainEqual({ name: 'toggleScreenLoader', show: false });
    expect(shop.requests).toHaveLength(1);
  });

  it('[SESS-14] counts GETs that overlap', async () => {
    const shop = testShop();
    const call = shop.http.call(configlist);
    await Effect.runPromise(Effect.all([call, call, call], { concurrency: 3 }));
    expect(shop.events.heard).toEqual([
      { name: 'toggleScreenLoader', show: true },
      { name: 'toggleScreenLoader', show: false },
    ]);
  });

  it('[SESS-15] stays away when switched off, and for other methods', async () => {
    const shop = testShop();
    await Effect.runPromise(shop.http.call(configlist, { loader: false }));
    await Effect.runPromise(shop.http.call(productinventory, inventory));
    await Effect.runPromise(shop.generic.put('/pim/x', {}));
    await Effect.runPromise(shop.generic.delete('/webservices/removetoken'));
    expect(shop.events.heard).toEqual([]);
  });
});

describe('DELETE', () => {
  const path = '/webservices/removetoken';

  it.each([
    ['the status text', answered(400, '', { statusText: 'Forbidden' })],
    ['the status', answered(403, '')],
  ])('[ERR-04] Forbidden by %s reloads the page once', async (_, answer) => {
    const shop = testShop({ answer: () => answer });
    await Effect.runPromise(shop.generic.delete(path));
    expect(shop.reload.reloaded).toEqual([path]);
    expect(shop.events.heard).toEqual([]);
  });

  it('[ERR-04] shows the fallback error when the reload was refused', async () => {
    const shop = testShop({ answer: () => answered(403, ''), reloads: false });
    await Effect.runPromise(shop.generic.delete(path));
    expect(shop.events.heard).toEqual([
      { name: 'showApiFailAlert', error: 'Something went wrong with this request.' },
    ]);
  });

  it('[ERR-05] a missing response counts as 404', async () => {
    const shop = testShop({ answer: () => silent('Network Error') });
    expect(await Effect.runPromise(shop.generic.delete(path))).toMatchObject({ status: 404 });
  });

  it('[ERR-06] "Invalid token." signs the shopper out as invalidtoken', async () => {
    const shop = testShop({ values: signedIn(), answer: () => answered(401, 'Invalid token.') });
    expect(await failureOf(shop.generic.delete(path))).toMatchObject({ _tag: 'SessionExpired' });
    expect(shop.events.heard).toEqual([{ name: 'logout', reason: 'invalidtoken' }]);
    expect(shop.values.has('accessToken')).toBe(false);
  });

  it('[ERR-07] any other response comes back as it is', async () => {
    const status = fc.integer({ min: 100, max: 599 }).map((code) => (code === 403 ? 400 : code));
    const body = fc.jsonValue().map((value) => (value === 'Invalid token.' ? null : value));
    await fc.assert(
      fc.asyncProperty(status, body, async (code, value) => {
        const shop = testShop({ values: shaken(), answer: () => answered(code, value) });
        const answer = await Effect.runPromise(shop.generic.delete(path, { sequence: 1 }));
        expect(answer).toMatchObject({ status: code });
        expect(answer.body).toEqual(value);
        expect(shop.reload.reloaded).toEqual([]);
        expect(shop.requests[0]?.body).toEqual({ sequence: 1 });
      }),
    );
  });
});

describe('the generic calls', () => {
  it('PUT and POST carry the API key; POST alone skips the session checks', async () => {
    const parts = { answer: () => items('stored') };
    const shop = testShop({ ...parts, values: new Map() });
    expect(await Effect.runPromise(Effect.flip(shop.generic.put('https://pim/x', {})))).toEqual(
      new HandshakeMissing(),
    );
    expect(shop.requests).toEqual([]);
    expect(await Effect.runPromise(shop.generic.post('/services/x', { a: 1 }))).toEqual(['stored']);
    const shaken = testShop(parts);
    expect(await Effect.runPromise(shaken.generic.put('https://pim/x', { a: 1 }))).toEqual([
      'stored',
    ]);
    for (const { headers } of [...shop.requests, ...shaken.requests]) {
      expect(headers).toMatchObject({ 'x-api-key': 'api-key-1' });
    }
  });
});

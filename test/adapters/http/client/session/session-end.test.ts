import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { makePlace } from '#adapters/http/client/session/place.ts';
import { makeSessionEnd } from '#adapters/http/client/session/session-end.ts';
import { configlist } from '#adapters/http/wire/calls/settings-calls.ts';
import {
  answered,
  failureOf,
  shaken,
  signedIn,
  silent,
  testShop,
} from '#test/adapters/http/fixture.ts';
import { makeMemoryKeyValueStorage } from '#test/doubles/device/memory-key-value-storage.ts';
import { makeMemoryShopEvents } from '#test/doubles/session/memory-shop-events.ts';
import { makeMemoryTelemetry } from '#test/doubles/telemetry/memory-telemetry.ts';

const call = { path: '/services/configlist', code: 440 };

const session = (values = signedIn('new')) => {
  const events = makeMemoryShopEvents();
  const telemetry = makeMemoryTelemetry();
  const storage = makeMemoryKeyValueStorage(values);
  const end = makeSessionEnd({ storage, events, telemetry, sourceWebsite: 'crunchcart' });
  return { end, values, heard: events.heard, recorded: telemetry.recorded };
};

describe('the end of a session', () => {
  it('an answer to the session before it does not end the new one', async () => {
    const { end, values, heard, recorded } = session();
    await Effect.runPromise(end.expire('old', call));
    await Effect.runPromise(end.expire(undefined, call));
    expect([heard, recorded]).toEqual([[], []]);
    expect(values.get('handshakeId')).toBe('handshake-1');
    await Effect.runPromise(end.expire('new', call));
    expect(heard).toEqual([{ name: 'logout', reason: 'sessionexpired' }]);
  });

  it('[SESS-08] ends once, though the token were found again by a late call', async () => {
    const { end, values, heard, recorded } = session();
    await Effect.runPromise(end.expire('new', call));
    values.set('accessToken', JSON.stringify({ accessToken: 'new' }));
    await Effect.runPromise(end.expire('new', call));
    expect(heard).toHaveLength(1);
    expect(recorded).toHaveLength(1);
  });

  it('[SESS-07] of a guest signs nobody out, and the handshake is made again', async () => {
    const { end, values, heard, recorded } = session(shaken().set('locationNumber', '300'));
    await Effect.runPromise(end.expire(undefined, call));
    expect([heard, recorded]).toEqual([[], []]);
    expect([...values]).toEqual([['locationNumber', '300']]);
  });

  it('an invalid token and the test hook end it too, each with its reason', async () => {
    for (const [how, reason] of [
      ['invalidate', 'invalidtoken'],
      ['force', 'sessionexpired'],
    ] as const) {
      const { end, values, heard } = session(signedIn('new').set('locationNumber', '300'));
      await Effect.runPromise(end[how]());
      expect(heard).toEqual([{ name: 'logout', reason }]);
      expect([...values]).toEqual([['locationNumber', '300']]);
      // What is answered to it afterwards is no second end.
      values.set('accessToken', JSON.stringify({ accessToken: 'new' }));
      await Effect.runPromise(end.expire('new', call));
      expect(heard).toHaveLength(1);
    }
  });
});

describe('where the shopper is, as calls tell it', () => {
  const placeOf = (values: Parameters<typeof makeMemoryKeyValueStorage>[0], usual?: string) =>
    Effect.runPromise(makePlace(makeMemoryKeyValueStorage(values), usual));

  it('[API-003] is the stored language and location, else what is usual, else not said', async () => {
    const stored = new Map([
      ['lang', 'es'],
      ['locationNumber', '300'],
    ] as const);
    expect(await placeOf(stored, '100')).toStrictEqual({ lang: 'es', locationNumber: '300' });
    expect(await placeOf(new Map(), '100')).toStrictEqual({ lang: 'en-us', locationNumber: '100' });
    expect(await placeOf(new Map())).toStrictEqual({ lang: 'en-us' });
  });
});

describe('a generic call without a handshake', () => {
  it('[HAND-01] [SESS-12] a PUT and a DELETE do not leave and are told; a POST leaves', async () => {
    const shop = testShop({ values: new Map() });
    const alert = { name: 'showApiFailAlert', error: 'Handshake Data not available' };
    expect(await failureOf(shop.generic.put('/x', {}))).toMatchObject({ _tag: 'HandshakeMissing' });
    expect(shop.events.heard).toEqual([alert]);
    expect(shop.values.get('isApiFailed')).toBe('true');
    await failureOf(shop.generic.delete('/x'));
    expect(shop.events.heard).toEqual([alert, alert]);
    expect(shop.requests).toEqual([]);
    await Effect.runPromise(Effect.ignore(shop.generic.post('/x', {})));
    expect(shop.requests).toMatchObject([{ method: 'POST', path: '/x' }]);
  });
});

describe('a refused generic call', () => {
  it('is refused by name, and a pair is asked for below the base that was given', async () => {
    const body = { responseCode: 400, success: false, message: 'No.', data: [] };
    const shop = testShop({ answer: () => answered(400, body) });
    const put = await failureOf(shop.generic.put('/x', {}));
    const pair = await failureOf(shop.generic.challenge('https://login.example/'));
    const sent = shop.requests.map(({ path }) => path);
    expect(put).toMatchObject({ _tag: 'ShopRefused', reference: '/x: 400 HTTP_400' });
    expect(pair).toMatchObject({ _tag: 'ShopRefused' });
    expect(sent[0]).toBe('/x');
    expect(sent[1]).toMatch(/^https:\/\/login\.example\/[^/]/);
  });

  it('without an answer says so: a pair, a PUT and a POST alike', async () => {
    const shop = testShop({ answer: () => silent('Network Error') });
    const { challenge, put, post } = shop.generic;
    for (const asked of [challenge(''), put('/x', {}), post('/x', {})]) {
      expect(await failureOf(asked)).toMatchObject({ _tag: 'ShopUnreachable', why: 'offline' });
    }
    expect(shop.telemetry.recorded).toHaveLength(3);
  });

  it('an answer that cannot be read raises the alert', async () => {
    const shop = testShop({ answer: () => answered(200, { responseCode: 200, data: 'no list' }) });
    expect(await failureOf(shop.http.call(configlist))).toMatchObject({ _tag: 'AnswerUnreadable' });
    expect(shop.events.heard).toContainEqual({
      ...{ name: 'showApiFailAlert', error: 'Something went wrong with this request.' },
    });
  });
});

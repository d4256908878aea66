import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { makeHttpPaymentSessions } from '#adapters/http/payment/http-payment-sessions.ts';
import { makeHandshakenHttp } from '#adapters/http/session/handshaken-http.ts';
import { makeHttpShopSession } from '#adapters/http/session/http-shop-session.ts';
import { makeHttpShopSettings } from '#adapters/http/session/http-shop-settings.ts';
import { configlist, handshaking } from '#adapters/http/wire/calls/settings-calls.ts';
import type { Cents } from '#domain/money/cents.ts';
import { sessionHeaderNames } from '#domain/session/handshake.ts';
import { items, shaken, testShop } from '#test/adapters/http/fixture.ts';
import { makeMemoryClock } from '#test/doubles/device/memory-clock.ts';
import { memoryHandshake } from '#test/doubles/session/memory-shop-session.ts';

const tab = '3f2b8a52-2f0e-4d6a-9a3e-6d0b2c4f8e10';
const facts = { clientId: 'client-1', sourceWebsite: 'crunchcart' };

const shopWith = (values = shaken()) => {
  const shop = testShop({
    values,
    answer: ({ path }) => (path.endsWith('handshaking') ? items(memoryHandshake) : items()),
  });
  const session = makeHttpShopSession(shop.http, shop.storage, { uuid: () => tab }, facts);
  const sent = () => shop.requests.map(({ path }) => path.split('/').at(-1));
  return { ...shop, session, sent, handshaken: makeHandshakenHttp(shop.http, session) };
};

describe('the handshake of a tab', () => {
  it('[HAND-04] comes before the first call, once, and never before itself', async () => {
    const { handshaken, sent } = shopWith(new Map());
    await Effect.runPromise(handshaken.call(configlist));
    await Effect.runPromise(handshaken.call(configlist));
    expect(sent()).toEqual(['handshaking', 'configlist', 'configlist']);
    const fresh = shopWith(new Map());
    const body = { ...facts, buildVersion: '1', customerSessionId: tab, nonce: tab };
    await Effect.runPromise(fresh.handshaken.call(handshaking, { body }));
    expect(fresh.sent()).toEqual(['handshaking']);
  });

  it.each([...sessionHeaderNames, 'handshakeToken'] as const)(
    'is made again when %s is missing',
    async (name) => {
      const values = shaken();
      values.delete(name);
      const { session, sent, values: kept } = shopWith(values);
      expect(await Effect.runPromise(session.ensure)).toEqual(memoryHandshake);
      expect(sent()).toEqual(['handshaking']);
      expect(kept.get(name)).toBe(memoryHandshake[name]);
    },
  );

  it('[STORE-04] tells who asks, from which tab, with a nonce', async () => {
    const { session, requests } = shopWith(new Map([['customerSessionId', 'tab-1']]));
    await Effect.runPromise(session.ensure);
    expect(requests[0]?.body).toMatchObject({ ...facts, customerSessionId: 'tab-1', nonce: tab });
  });
});

it('what is read of the shop in the background shows no loader', async () => {
  const shop = testShop({
    answer: ({ path }) =>
      path.endsWith('labelslist')
        ? items({ key: 'a', value: 'A' }, { key: 'b', value: 'B' })
        : items(path.endsWith('labeltranslation') ? { b: 'Be' } : { key: 'c', value: 'C' }),
  });
  const settings = makeHttpShopSettings(shop.http, Effect.succeed({ lang: 'es' }));
  expect(await Effect.runPromise(settings.labels)).toEqual({ a: 'A', b: 'Be' });
  expect(await Effect.runPromise(settings.config)).toEqual({ c: 'C' });
  await Effect.runPromise(Effect.ignore(settings.navigation));
  const loaders = shop.events.heard.filter(({ name }) => name === 'toggleScreenLoader');
  expect(loaders).toEqual([]);
});

it('the times of a payment session are those of this device, whose clock is wrong', async () => {
  const session = {
    ...{ paymentSessionId: 's-1', captureContext: ' jwt\n', serverTime: 1_000_000 },
    ...{ createdAt: 990_000, deadline: 1_900_000, extensionsLeft: 9 },
  };
  const shop = testShop({ answer: () => items(session) });
  const sessions = makeHttpPaymentSessions(
    shop.http,
    makeMemoryClock(400_000),
    'https://a.example',
  );
  const asked = { tempUserID: tab, amountCents: 858 as Cents };
  expect(await Effect.runPromise(sessions.open(asked))).toEqual({
    ...{ paymentSessionId: 's-1', captureContext: 'jwt', extensionsLeft: 9 },
    ...{ createdAt: 390_000, deadline: 1_300_000, ahead: 600_000 },
  });
  expect(shop.requests[0]?.body).toEqual({
    ...{ targetOrigin: 'https://a.example', amount: 8.58, currency: 'USD', tempUserID: tab },
  });
});

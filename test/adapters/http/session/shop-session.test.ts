import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { makeGenericCalls } from '#adapters/http/client/generic-calls.ts';
import { makeHandshakenHttp } from '#adapters/http/session/handshaken-http.ts';
import { makeHttpShopSession } from '#adapters/http/session/http-shop-session.ts';
import { configlist } from '#adapters/http/wire/calls/settings-calls.ts';
import type { StorageKey } from '#domain/session/storage-key.ts';
import type { KeyValueStorage } from '#ports/device/key-value-storage.ts';
import { failureOf, items, silent, testShop } from '#test/adapters/http/fixture.ts';
import { makeMemoryIds } from '#test/doubles/device/memory-ids.ts';
import { memoryHandshake } from '#test/doubles/session/memory-shop-session.ts';

/** Storage that lets other work run between asking and answering, as files do. */
const slowly = (storage: KeyValueStorage): KeyValueStorage => ({
  read: (key) => Effect.delay(storage.read(key), 1),
  write: (key, value) => Effect.delay(storage.write(key, value), 1),
  remove: (key) => Effect.delay(storage.remove(key), 1),
});

const freshTab = (answers = [items(memoryHandshake)], slow = false) => {
  const shop = testShop({
    values: new Map<StorageKey, string>(),
    answer: ({ path }) =>
      path.endsWith('/handshaking') ? (answers.shift() ?? items(memoryHandshake)) : items(),
  });
  const storage = slow ? slowly(shop.storage) : shop.storage;
  const facts = { clientId: 'client-1', sourceWebsite: 'crunchcart' };
  const session = makeHttpShopSession(shop.http, storage, makeMemoryIds(), facts);
  return {
    ...shop,
    session,
    gated: makeHandshakenHttp(shop.http, session),
    generic: makeGenericCalls({ ...shop.parts, storage }, session.ensure),
  };
};

const down = silent('Network Error');

describe('the handshake of a tab', () => {
  it('[HAND-04] goes first, then the call, and not again', async () => {
    const { gated, generic, requests } = freshTab();
    await Effect.runPromise(gated.call(configlist));
    await Effect.runPromise(generic.delete('/webservices/removetoken'));
    expect(requests.map(({ path }) => path)).toEqual([
      '/webservices/handshaking',
      '/services/configlist',
      '/webservices/removetoken',
    ]);
    expect(requests[0]?.body).toEqual({
      clientId: 'client-1',
      sourceWebsite: 'crunchcart',
      buildVersion: '1.1.94',
      customerSessionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      nonce: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it.each([false, true])(
    '[HAND-08] ten first calls at once shake hands once (slow: %s)',
    async (slow) => {
      const { gated, requests } = freshTab(undefined, slow);
      const calls = Array.from({ length: 10 }, () => gated.call(configlist));
      await Effect.runPromise(Effect.all(calls, { concurrency: 10 }));
      const handshakes = requests.filter(({ path }) => path.endsWith('/handshaking'));
      expect([handshakes.length, requests.length]).toEqual([1, 11]);
    },
  );

  it('a handshake that failed is told as it is, and tried again by the next call', async () => {
    const { gated, requests } = freshTab([silent('Network Error')]);
    expect(await failureOf(gated.call(configlist))).toMatchObject({
      _tag: 'ShopUnreachable',
      why: 'offline',
    });
    await Effect.runPromise(gated.call(configlist));
    expect(requests).toHaveLength(3);
  });

  it('a handshake without its six values is no handshake', async () => {
    const { sessionId: _, ...five } = memoryHandshake;
    const { gated, values } = freshTab([items(five)]);
    expect(await failureOf(gated.call(configlist))).toMatchObject({ _tag: 'AnswerUnreadable' });
    expect(values.has('handshakeId')).toBe(false);
  });

  it('ahead of need it fails in silence, and who needs it asks again aloud', async () => {
    const { session, gated, requests, events, values } = freshTab([down, down]);
    await failureOf(session.ensureAhead);
    expect(events.heard.filter(({ name }) => name === 'showApiFailAlert')).toEqual([]);
    expect(values.get('isApiFailed')).not.toBe('true');
    await failureOf(gated.call(configlist));
    expect(events.heard.filter(({ name }) => name === 'showApiFailAlert')).toHaveLength(1);
    expect(requests).toHaveLength(2);
  });

  it('[HAND-08] a call joins the handshake under way ahead of need', async () => {
    const { session, gated, requests } = freshTab(undefined, true);
    const both = Effect.all([session.ensureAhead, gated.call(configlist)], { concurrency: 2 });
    await Effect.runPromise(both);
    await Effect.runPromise(session.ensureAhead);
    expect(requests.map(({ path }) => path)).toEqual([
      '/webservices/handshaking',
      '/services/configlist',
    ]);
  });

  it('a call that joined a silent failure shakes hands itself', async () => {
    const { session, gated, requests } = freshTab([down], true);
    const ahead = Effect.exit(session.ensureAhead);
    await Effect.runPromise(Effect.all([ahead, gated.call(configlist)], { concurrency: 2 }));
    expect(requests.map(({ path }) => path)).toEqual([
      '/webservices/handshaking',
      '/webservices/handshaking',
      '/services/configlist',
    ]);
  });

  it('a call that joined a silent failure and fails itself says so', async () => {
    const { session, gated, events, values } = freshTab([down, down], true);
    const ahead = Effect.exit(session.ensureAhead);
    const called = Effect.exit(gated.call(configlist));
    await Effect.runPromise(Effect.all([ahead, called], { concurrency: 2 }));
    expect(events.heard.filter(({ name }) => name === 'showApiFailAlert')).toHaveLength(1);
    expect(values.get('isApiFailed')).toBe('true');
  });
});

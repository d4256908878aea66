import { Effect } from 'effect';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { configlist, handshaking } from '#adapters/http/wire/calls/settings-calls.ts';
import { handshakeMarkers } from '#domain/session/handshake.ts';
import { callResult, items, shaken, testShop } from '#test/adapters/http/fixture.ts';
import { memoryHandshake } from '#test/doubles/session/memory-shop-session.ts';

const body = {
  clientId: 'c',
  buildVersion: 'b',
  sourceWebsite: 's',
  customerSessionId: 'i',
  nonce: 'n',
};

describe('the handshake gate', () => {
  it('[HAND-01] any missing marker keeps every call from leaving', async () => {
    const missing = fc.subarray([...handshakeMarkers], { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(missing, async (gone) => {
        const values = shaken();
        for (const marker of gone) values.delete(marker);
        const shop = testShop({ values });
        await Effect.runPromise(callResult(shop.http.call(configlist)));
        await Effect.runPromise(Effect.result(shop.generic.delete('/webservices/removetoken')));
        expect(shop.requests).toEqual([]);
      }),
    );
  });

  it('[HAND-02] [HAND-03] [ERR-01] says "Handshake Data not available" and raises the alert', async () => {
    const shop = testShop({ values: new Map() });
    expect(await Effect.runPromise(callResult(shop.http.call(configlist)))).toEqual({
      error: true,
      data: { showApiFailAlert: true, error: 'Handshake Data not available' },
    });
    expect(shop.events.heard).toEqual([
      { name: 'showApiFailAlert', error: 'Handshake Data not available' },
    ]);
  });

  it('[HAND-04] lets the handshake itself through, with the API key and no session', async () => {
    const shop = testShop({ values: new Map(), answer: () => items(memoryHandshake) });
    expect(await Effect.runPromise(shop.http.call(handshaking, { body }))).toEqual([
      memoryHandshake,
    ]);
    expect(shop.requests[0]?.headers).toMatchObject({ 'x-api-key': 'api-key-1' });
    expect(shop.requests[0]?.headers).not.toHaveProperty('sessionId');
  });

  it('[SESS-11] the check clears the failure flag, also when it then fails', async () => {
    const good = testShop({ values: shaken().set('isApiFailed', 'true') });
    await Effect.runPromise(good.http.call(configlist));
    expect(good.values.get('isApiFailed')).toBe('false');
  });
});

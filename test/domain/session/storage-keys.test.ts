import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountKeys } from '#domain/session/account-keys.ts';
import { consented } from '#domain/session/choices.ts';
import { handshakeMarkers, sessionHeaderNames } from '#domain/session/handshake.ts';
import { storageAreas } from '#domain/session/storage-key.ts';

const keysIn = (area: 'local' | 'session') =>
  Object.entries(storageAreas).flatMap(([key, where]) => (where === area ? [key] : []));
const records = ['cart', 'checkout', 'mix', 'config', 'user', 'placed', 'recent', 'searches'];

describe('what the shop stores', () => {
  it('[STORE-08] keeps of a tab what a tab is about, everything else of the browser', () => {
    expect(keysIn('session')).toEqual([
      ...['sessionId', 'rnduts', 'encstr', 'handshakeId', 'handshakeTime', 'handshakeToken'],
      ...['isApiFailed', 'customerSessionId', 'alternateOrderLocationId', 'code'],
    ]);
    expect(keysIn('local')).toEqual([
      ...['accessToken', 'accountId', 'persistantcartid', 'loyaltyId', 'locationNumber', 'lang'],
      ...['consent', 'idToken', 'token', 'user'],
      ...records.map((name) => `crunchcart:v1:${name}`),
      ...records.map((name) => `crunchcart:v1:${name}:set-aside`),
    ]);
  });

  it('[SESS-04] [AUTH-05] a session that ends takes what is its own, never the cart', () => {
    expect(accountKeys).toEqual(
      expect.arrayContaining([
        ...['accessToken', 'idToken', 'token', 'user', 'code', 'crunchcart:v1:user'],
        ...['accountId', 'loyaltyId', 'persistantcartid'],
      ]),
    );
    expect(accountKeys).not.toContain('crunchcart:v1:cart');
    for (const key of accountKeys) expect(storageAreas).toHaveProperty([key]);
    expect(new Set(accountKeys).size).toBe(accountKeys.length);
  });

  it('a handshake leaves three markers and three headers, all in the tab', () => {
    expect([...sessionHeaderNames, ...handshakeMarkers]).toEqual(keysIn('session').slice(0, 6));
  });
});

it('[CONSENT-01] a consent is what was chosen, and any of the two is any', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), (advertising, functional) => {
      const decidedAt = '2026-11-21T12:00:00.000Z';
      const any = [advertising, functional].includes(true);
      expect(consented({ advertising, functional }, decidedAt)).toEqual({
        advertising,
        functional,
        any,
        decidedAt,
      });
    }),
  );
});

import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PublicKey } from '#server/parties/gateway.ts';
import { readCaptureContext } from '#server/payment/capture-context.ts';

const now = Date.UTC(2026, 10, 21, 12);

describe('reading a capture context', () => {
  let keys: CryptoKeyPair;
  let published: PublicKey;
  let older: PublicKey;
  const publicOf = async (key: CryptoKey): Promise<PublicKey> => {
    const { n = '', e = '' } = await exportJWK(key);
    return { kty: 'RSA', n, e };
  };
  beforeAll(async () => {
    keys = (await generateKeyPair('RS256', { extractable: true })) as CryptoKeyPair;
    published = await publicOf(keys.publicKey);
    const other = (await generateKeyPair('RS256', { extractable: true })) as CryptoKeyPair;
    older = await publicOf(other.publicKey);
  });

  const context = (changes: Readonly<Record<string, unknown>> = {}) =>
    new SignJWT({
      iat: now / 1000,
      exp: now / 1000 + 900,
      jti: 'J',
      flx: { origin: 'http://127.0.0.1:4200', jwk: { ...published, use: 'enc', kid: '00one' } },
      ctx: [{ type: 'mf-2.1.0', data: { allowedCardNetworks: ['VISA'], aFieldOfNextYear: 1 } }],
      ...changes,
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'j4' })
      .sign(keys.privateKey);
  const asked: (boolean | undefined)[] = [];
  const gatewayWith = (kept: PublicKey, fresh: PublicKey) => ({
    publicKey: async (_: string, wantsFresh?: boolean) => {
      asked.push(wantsFresh);
      return { kind: 'key' as const, jwk: wantsFresh === true ? fresh : kept };
    },
  });

  it('tells the one-time key, the networks and the end', async () => {
    const facts = await readCaptureContext(gatewayWith(published, published), await context(), now);
    expect(facts).toEqual({
      jti: 'J',
      keyId: '00one',
      jwk: published,
      networks: ['VISA'],
      expiresAt: now + 900_000,
    });
  });

  it('[P-53] reads older contexts, which name no networks', async () => {
    const old = await context({ ctx: [{ type: 'mf-0.11.0', data: {} }] });
    const facts = await readCaptureContext(gatewayWith(published, published), old, now);
    expect(facts?.keyId).toBe('00one');
    expect(facts?.networks).toBeUndefined();
  });

  it('asks for an exchanged key once more, and no oftener', async () => {
    asked.length = 0;
    const exchanged = gatewayWith(older, published);
    expect(await readCaptureContext(exchanged, await context(), now)).toBeDefined();
    expect(asked).toEqual([false, true]);
    asked.length = 0;
    const forged = gatewayWith(older, older);
    expect(await readCaptureContext(forged, await context(), now)).toBeUndefined();
    expect(asked).toEqual([false, true]);
  });

  it('[P-05] believes none that is expired, unsigned or no context', async () => {
    const gateway = gatewayWith(published, published);
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const unsigned = `${encode({ alg: 'none', kid: 'j4' })}.${encode({ jti: 'J' })}.AA`;
    const late = await context();
    expect(await readCaptureContext(gateway, late, now + 961_000)).toBeUndefined();
    for (const text of [unsigned, 'a.b.c', '', await context({ flx: {} })]) {
      expect(await readCaptureContext(gateway, text, now)).toBeUndefined();
    }
  });
});

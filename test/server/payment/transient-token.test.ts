import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PaymentContextRow } from '#server/data/payment/payment-sessions.ts';
import { judgeToken } from '#server/payment/transient-token.ts';

const now = Date.UTC(2026, 10, 21, 12);
const seconds = now / 1000;

interface Changes {
  readonly claims?: JWTPayload;
  readonly card?: Readonly<Record<string, unknown>>;
  readonly kid?: string;
  readonly without?: readonly string[];
}

describe('judging a transient token', () => {
  let keys: CryptoKeyPair;
  let context: PaymentContextRow;
  beforeAll(async () => {
    keys = (await generateKeyPair('RS256', { extractable: true })) as CryptoKeyPair;
    const { n = '', e = '' } = await exportJWK(keys.publicKey);
    context = {
      session_id: 's',
      ordinal: 0,
      context_jti: 'c',
      key_id: '00key',
      jwk: { kty: 'RSA', n, e },
      networks: ['VISA', 'MASTERCARD'],
    };
  });

  const card = {
    number: { detectedCardTypes: ['001'], maskedValue: 'XXXXXXXXXXXX1111' },
    securityCode: {},
    expirationMonth: { value: '11' },
    expirationYear: { value: '2026' },
  };
  const claimsOf = (changes: Changes): JWTPayload => {
    const claims: JWTPayload = {
      iss: 'Flex/00',
      iat: seconds,
      exp: seconds + 900,
      jti: 'TOKEN-1',
      content: { paymentInformation: { card: { ...card, ...changes.card } } },
      ...changes.claims,
    };
    for (const name of changes.without ?? []) delete claims[name];
    return claims;
  };
  const tokenOf = (changes: Changes = {}): Promise<string> =>
    new SignJWT(claimsOf(changes))
      .setProtectedHeader({ alg: 'RS256', kid: changes.kid ?? '00key' })
      .sign(keys.privateKey);
  const faultOf = async (token: string, at = now) => {
    const verdict = await judgeToken(token, [context], at);
    return verdict.kind === 'bad' ? verdict.fault : 'none';
  };

  it('takes a good one and tells brand, last digits and expiry only', async () => {
    expect(await judgeToken(await tokenOf(), [context], now)).toEqual({
      kind: 'good',
      facts: { jti: 'TOKEN-1', brand: 'Visa', last4: '1111', expDate: '11/26' },
    });
  });

  it('takes the shape of older vaults, and absent values as objects or lists', async () => {
    const data = {
      number: '411111XXXXXX1111',
      type: '001',
      expirationMonth: '12',
      expirationYear: '2030',
    };
    expect(await faultOf(await tokenOf({ claims: { data }, without: ['content'] }))).toBe('none');
    expect(await faultOf(await tokenOf({ card: { securityCode: [] } }))).toBe('none');
  });

  it('refuses what is no compact token, or is longer than 8 KiB', async () => {
    for (const text of ['', 'a.b', 'a.b.c.d', '{"a":1}', 'not a token', 'a.b.c']) {
      expect(await faultOf(text)).toBe('form');
    }
    expect(await faultOf(`${await tokenOf()}${'A'.repeat(8192)}`)).toBe('form');
  });

  it('[P-05] refuses no algorithm, and a shared secret made of the public key', async () => {
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const none = `${encode({ alg: 'none', kid: '00key' })}.${encode(claimsOf({}))}.AA`;
    expect(await faultOf(none)).toBe('algorithm');
    const secret = new TextEncoder().encode(JSON.stringify(context.jwk));
    const shared = await new SignJWT(claimsOf({}))
      .setProtectedHeader({ alg: 'HS256', kid: '00key' })
      .sign(secret);
    expect(await faultOf(shared)).toBe('algorithm');
  });

  it('[P-15] refuses the key of another session, and no session at all', async () => {
    expect(await faultOf(await tokenOf({ kid: '00other' }))).toBe('key');
    const verdict = await judgeToken(await tokenOf(), [], now);
    expect(verdict).toEqual({ kind: 'bad', fault: 'key' });
  });

  it('refuses a forged signature and changed claims', async () => {
    const other = await generateKeyPair('RS256');
    const forged = await new SignJWT(claimsOf({}))
      .setProtectedHeader({ alg: 'RS256', kid: '00key' })
      .sign(other.privateKey);
    expect(await faultOf(forged)).toBe('signature');
    const [header, , signature] = (await tokenOf()).split('.');
    const changed = Buffer.from(JSON.stringify(claimsOf({ claims: { jti: 'X' } })));
    expect(await faultOf(`${header}.${changed.toString('base64url')}.${signature}`)).toBe(
      'signature',
    );
  });

  it('[P-16] refuses 61 seconds after its end and 61 before its making, not 60', async () => {
    const token = await tokenOf();
    expect(await faultOf(token, now + 960_000)).toBe('none');
    expect(await faultOf(token, now + 961_000)).toBe('time');
    expect(await faultOf(token, now - 60_000)).toBe('none');
    expect(await faultOf(token, now - 61_000)).toBe('time');
  });

  it('refuses another issuer, and missing claims', async () => {
    expect(await faultOf(await tokenOf({ claims: { iss: 'Elsewhere/00' } }))).toBe('issuer');
    for (const without of ['jti', 'exp', 'iat', 'iss']) {
      expect(await faultOf(await tokenOf({ without: [without] }))).toBe('claims');
    }
    const number = { detectedCardTypes: ['001'], maskedValue: '4111111111111111' };
    expect(await faultOf(await tokenOf({ card: { number } }))).toBe('claims');
  });

  it('[P-10] refuses a brand that is not taken', async () => {
    for (const detectedCardTypes of [['003'], [], ['999']]) {
      const number = { detectedCardTypes, maskedValue: 'XXXXXXXXXXX0005' };
      expect(await faultOf(await tokenOf({ card: { number } }))).toBe('network');
    }
  });

  it('refuses a card whose month is over, everywhere on earth', async () => {
    const month = Date.UTC(2026, 11, 1);
    const late = (at: number) =>
      tokenOf({ claims: { iat: at / 1000, exp: at / 1000 + 900 } }).then((token) =>
        faultOf(token, at),
      );
    expect(await late(month + 11.9 * 3_600_000)).toBe('none');
    expect(await late(month + 12 * 3_600_000)).toBe('expiry');
    expect(await faultOf(await tokenOf({ card: { expirationYear: {} } }))).toBe('expiry');
  });
});

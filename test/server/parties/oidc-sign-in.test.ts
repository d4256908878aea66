import { exportSPKI, generateKeyPair } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeOidcSignIn } from '#server/parties/oidc-sign-in.ts';
import { type Claims, issuerUnderTest } from '#test/server/parties/issuer-under-test.ts';

const now = Date.UTC(2026, 10, 21, 12);
const seconds = now / 1000;

describe('verifying access tokens', () => {
  let provider: Awaited<ReturnType<typeof issuerUnderTest>>;
  beforeAll(async () => {
    provider = await issuerUnderTest();
  });
  afterAll(() => provider.close());
  beforeEach(() => {
    Object.assign(provider.state, { kid: 'key-1', down: false, claimedIssuer: undefined });
    provider.state.requests.length = 0;
  });

  const signIn = () =>
    makeOidcSignIn({
      rewardsScope: 'rewards',
      issuer: provider.issuer,
      audience: 'api://default',
      clientId: 'test-client',
      now: () => now,
    });
  const faultOf = async (changes: Claims): Promise<string> => {
    const verdict = await signIn().verify(await provider.token(now, changes));
    return verdict.kind === 'bad' ? verdict.fault : verdict.kind;
  };
  const judged = async (token: string) => {
    const verdict = await signIn().verify(token);
    return verdict.kind === 'bad' ? verdict.fault : verdict.kind;
  };

  it('[AUTH-01] [API-009] takes a token of the issuer for this shop and names its holder by uid', async () => {
    expect(await signIn().verify(await provider.token(now))).toEqual({
      kind: 'good',
      holder: { subject: '00u1', login: 'ada@example.com' },
    });
  });

  it.each([
    ['of another issuer', { iss: 'https://evil.example/oauth2/default' }, 'issuer'],
    ['for another audience', { aud: 'api://other' }, 'audience'],
    ['that is an id token of this client', { aud: 'test-client' }, 'audience'],
    ['that another client asked for', { cid: 'other-app' }, 'client'],
    ['of nobody', { uid: undefined }, 'holder'],
    ['that ran out', { exp: seconds - 11 }, 'expired'],
    ['that is not good yet', { nbf: seconds + 61 }, 'early'],
    ['made in the future', { iat: seconds + 61, exp: seconds + 3600 }, 'early'],
    ['without an end', { exp: undefined }, 'form'],
    ['without a beginning', { iat: undefined }, 'form'],
  ])('[AUTH-13] [SESS-01] refuses a token %s', async (_, changes, fault) => {
    expect(await faultOf(changes)).toBe(fault);
  });

  it('[SESS-01] grants clocks ten seconds behind and a minute ahead', async () => {
    expect(await faultOf({ exp: seconds - 9 })).toBe('good');
    expect(await faultOf({ iat: seconds + 60 })).toBe('good');
  });

  it('[AUTH-13] refuses the algorithm none, and HS256 with the public key', async () => {
    const bare = { alg: 'none' };
    const [, payload] = (await provider.token(now)).split('.');
    const header = Buffer.from(JSON.stringify(bare)).toString('base64url');
    expect(await judged(`${header}.${payload}.`)).toBe('form');
    expect(await judged(`${header}.${payload}.AAAA`)).toBe('algorithm');
    const secret = new TextEncoder().encode(await exportSPKI(provider.publicKey));
    const forged = await provider.token(now, {}, { alg: 'HS256', kid: 'key-1' }, secret);
    expect(await judged(forged)).toBe('algorithm');
    expect(provider.state.requests).toEqual([]);
  });

  it('[AUTH-13] refuses a token signed by another key, under a known name, an unknown one and none', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const signedAs = (kid: string | undefined) =>
      provider.token(now, {}, { alg: 'RS256', ...(kid && { kid }) }, privateKey);
    expect(await judged(await signedAs('key-1'))).toBe('signature');
    expect(await judged(await signedAs('key-2'))).toBe('key');
    expect(await judged(await signedAs(undefined))).toBe('key');
  });

  it('[AUTH-13] refuses a token whose claims were changed after it was signed', async () => {
    const [header, , signature] = (await provider.token(now)).split('.');
    const [, other] = (await provider.token(now, { uid: '00u2' })).split('.');
    expect(await judged(`${header}.${other}.${signature}`)).toBe('signature');
  });

  const header = Buffer.from(JSON.stringify({ alg: 'RS256', kid: 'key-1' })).toString('base64url');
  it.each(['', 'a.b', 'a.b.c', `${header}.${'x'.repeat(9000)}.x`, 'é.é.é', '...'])(
    '[AUTH-13] refuses %j without asking anybody',
    async (token) => {
      expect(await judged(token)).toBe('form');
      expect(provider.state.requests).toEqual([]);
    },
  );

  it('[AUTH-01] reads addresses and keys once for many tokens', async () => {
    const one = signIn();
    for (let turn = 0; turn < 3; turn += 1) await one.verify(await provider.token(now));
    expect(provider.state.requests).toHaveLength(2);
  });

  it('[SESS-07] calls nobody signed out when the provider cannot be asked, and asks again', async () => {
    const one = signIn();
    provider.state.down = true;
    expect((await one.verify(await provider.token(now))).kind).toBe('unknown');
    expect((await one.personOf('token', '00u1')).kind).toBe('unknown');
    provider.state.down = false;
    expect((await one.verify(await provider.token(now))).kind).toBe('good');
  });

  it('[AUTH-13] trusts no keys of a provider that calls itself by another name', async () => {
    provider.state.claimedIssuer = 'https://evil.example';
    expect((await signIn().verify(await provider.token(now))).kind).toBe('unknown');
  });

  it('[AUTH-07] learns name, e-mail and loyalty number from userinfo', async () => {
    provider.state.userinfo = {
      sub: '00u1',
      given_name: 'Ada',
      family_name: 'Byron',
      email: 'ada@example.com',
      loyaltyId: 'L-7',
    };
    expect(await signIn().personOf('token', '00u1')).toEqual({
      kind: 'person',
      person: { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', loyaltyId: 'L-7' },
    });
    provider.state.userinfo = { sub: '00u1', given_name: 7 };
    expect(await signIn().personOf('token', '00u1')).toEqual({
      kind: 'person',
      person: { firstName: '', lastName: '' },
    });
    expect((await signIn().personOf('token', '00u2')).kind).toBe('unknown');
  });
});

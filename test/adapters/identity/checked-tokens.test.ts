import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { endOf, shopAt } from '#test/adapters/identity/small-provider.ts';
import { type SmallIssuer, startSmallIssuer } from '#test/identity-library/small-issuer.ts';

let small: SmallIssuer;
beforeAll(async () => {
  small = await startSmallIssuer();
});
beforeEach(() => small.forget());
afterEach(() => vi.useRealTimers());
afterAll(() => small.close());

// Near the real time: a database that an earlier file left open would set a timer for a far one, which rings every millisecond.
const moment = new Date(Math.floor(Date.now() / 1000) * 1000);
const now = Math.floor(moment.getTime() / 1000);
type Given = Parameters<SmallIssuer['give']>[0];

/** A whole sign-in of the shop that is given such an id token. */
const signIn = async ({ claims, ...given }: NonNullable<Given> = {}) => {
  const shop = shopAt(small);
  const { query } = await shop.begin();
  await small.give({ ...given, claims: { nonce: query['nonce'], ...claims } });
  return endOf(shop.comeBack());
};

describe('who comes back with an id token', () => {
  it('[TOKEN-015] is signed in with one for this shop, from this issuer, for this sign-in', async () => {
    expect(await signIn()).toBe('completed');
    expect(await signIn({ claims: { aud: ['another-client', 'small-client'] } })).toBe('completed');
  });

  it.each([
    ['of another issuer', { iss: 'https://evil.example' }],
    ['for another client', { aud: 'another-client' }],
    ['of another sign-in', { nonce: 'another nonce' }],
    ['without a nonce', { nonce: undefined }],
  ])('[TOKEN-015] is not signed in with one %s', async (_, claims) => {
    expect(await signIn({ claims })).toMatch(/^(token|issuer|nonce)$/);
  });

  it('[TOKEN-016] may have a clock that is wrong by 300 s, and no more', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: moment });
    const at = (iat: number, exp: number) => signIn({ claims: { iat: now + iat, exp: now + exp } });
    expect(await at(10, 5)).toBe('token');
    expect(await at(-900, -299)).toBe('completed');
    expect(await at(-900, -301)).toBe('token');
    expect(await at(299, 900)).toBe('completed');
    expect(await at(301, 900)).toBe('token');
  });

  it('[TOKEN-017] is not signed in with one that somebody else signed', async () => {
    expect(await signIn({ foreignKey: true })).toBe('token');
  });

  it('[TOKEN-018] is not signed in with one of another access token', async () => {
    const other = createHash('sha256').update('another').digest('base64url').slice(0, 22);
    expect(await signIn({ claims: { at_hash: other } })).toBe('token');
  });

  it('[TOKEN-020] is not signed in with one whose key nobody published', async () => {
    expect(await signIn({ kid: 'gone' })).toBe('token');
  });
});

describe('a sign-in that leaves for the provider', () => {
  it('[TOKEN-025] does not leave for one that knows no S256', async () => {
    small.discover({ code_challenge_methods_supported: ['plain'] });
    await expect(shopAt(small).begin()).rejects.toMatchObject({ _tag: 'SignInUnavailable' });
    small.discover({});
    expect((await shopAt(small).begin()).query['code_challenge_method']).toBe('S256');
  });

  it('[TOKEN-051] [TOKEN-052] [AUTH-01] carries a state and a nonce of 64 characters and a challenge', async () => {
    const shop = shopAt(small);
    const [{ query: one }, { query: other }] = [await shop.begin(), await shop.begin()];
    for (const name of ['state', 'nonce']) {
      expect(one[name]).toHaveLength(64);
      expect(one[name]).not.toBe(other[name]);
    }
    expect(one).toMatchObject({
      client_id: 'small-client',
      redirect_uri: 'http://localhost:4100/implicit/callback',
      response_type: 'code',
      response_mode: 'query',
      code_challenge_method: 'S256',
      scope: 'openid profile email',
    });
    await small.give({ claims: { nonce: other['nonce'] } });
    await endOf(shop.comeBack());
    const { body = '' } = shop.sent.find(({ url }) => url.endsWith('/v1/token')) ?? {};
    const form = new URLSearchParams(body);
    const verifier = form.get('code_verifier') ?? '';
    expect(verifier.length).toBeGreaterThanOrEqual(43);
    expect(verifier.length).toBeLessThanOrEqual(128);
    expect(createHash('sha256').update(verifier).digest('base64url')).toBe(other['code_challenge']);
    expect(Object.fromEntries(form)).toMatchObject({
      client_id: 'small-client',
      redirect_uri: 'http://localhost:4100/implicit/callback',
      grant_type: 'authorization_code',
      code: 'a-code',
    });
  });

  it('[TOKEN-036] carries what was wished for: a session, a hint, another provider, a recent sign-in', async () => {
    const shop = shopAt(small);
    const wished = async (wish: object) => (await shop.begin({ returnTo: '/', ...wish })).query;
    expect(await wished({ sessionToken: 'once' })).toMatchObject({ sessionToken: 'once' });
    expect(await wished({ loginHint: 'ada@example.com' })).toMatchObject({
      login_hint: 'ada@example.com',
      prompt: 'login',
    });
    expect(await wished({ through: 'google-1' })).toMatchObject({
      idp: 'google-1',
      redirect_uri: 'http://localhost:4100/implicit/ssocallback',
    });
    expect(await wished({ recentWithin: 0, loginHint: 'ada@example.com' })).toMatchObject({
      max_age: '0',
    });
    expect((await wished({ manages: true }))['scope']).toContain('okta.myAccount.profile.read');
  });
});

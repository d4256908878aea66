import { TokenKind, type Tokens } from '@okta/okta-auth-js';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  clientId,
  type IdentityUnderTest,
  identityUnderTest,
  otherClient,
  person,
} from '#test/sandbox/identity/identity-under-test.ts';
import { authorizeWith, oktaFor, signIn } from '#test/sandbox/identity/okta-in-node.ts';
import { watchWire } from './wire.ts';

let identity: IdentityUnderTest;
/** Of one sign-in, for tests that spend none of them. */
let kept: Required<Tokens>;
const okta = () => oktaFor(identity, { scopes: ['openid', 'profile', 'email', 'offline_access'] });
const signedIn = async (name?: string) => {
  const client = okta();
  return { client, tokens: (await signIn(client, name)) as Required<Tokens> };
};
beforeAll(async () => {
  identity = await identityUnderTest();
  kept = (await signedIn()).tokens;
});
afterEach(() => vi.useRealTimers());
afterAll(() => identity.close());

/** Of a browser that somebody signed in with. */
const cookieOf = async (name: string): Promise<string> => {
  const { sessionToken = '' } = await okta().signInWithCredentials(person(name));
  const query = new URLSearchParams({ token: sessionToken, redirectUrl: identity.shop });
  const answer = await identity.get(`/login/sessionCookieRedirect?${query}`);
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
};
const textOf = (failed: Promise<unknown>) =>
  failed.then(
    () => 'no error',
    (error: Error) => error.message,
  );
const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;

describe('tokens', () => {
  it('[TOKEN-001] have exactly these fields', () => {
    const shared = ['authorizeUrl', 'expiresAt', 'scopes'];
    expect(Object.keys(kept.accessToken).sort()).toEqual(
      ['accessToken', 'claims', 'tokenType', 'userinfoUrl', ...shared].sort(),
    );
    expect(Object.keys(kept.idToken).sort()).toEqual(
      ['claims', 'clientId', 'idToken', 'issuer', ...shared].sort(),
    );
    expect(Object.keys(kept.refreshToken).sort()).toEqual(
      ['issuer', 'refreshToken', 'tokenUrl', ...shared].sort(),
    );
    expect(kept.idToken).toMatchObject({ issuer: identity.issuer, clientId });
    expect(kept.accessToken.expiresAt - Date.now() / 1000).toBeGreaterThan(3500);
  });

  it('gives somebody of the sandbox tokens and a session of 20 seconds', async () => {
    const { tokens } = await signedIn('expired-session');
    const { claims } = tokens.idToken;
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(20);
    const client = okta();
    const cookie = await cookieOf('expired-session');
    const status = async () => (await identity.get('/api/v1/sessions/me', { cookie })).status;
    const active = async (): Promise<unknown> =>
      ((await client.token.introspect(TokenKind.ACCESS, tokens.accessToken)) as { active: unknown })
        .active;
    expect([await status(), await active()]).toEqual([200, true]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 21_000 });
    expect([await status(), await active()]).toEqual([404, false]);
  });
});

describe('the token call', () => {
  it('[TOKEN-028] [TOKEN-029] [TOKEN-052] is a form of these fields for both grants', async () => {
    const wire = watchWire();
    await signedIn();
    const form = {
      client_id: clientId,
      redirect_uri: `${identity.shop}/implicit/callback`,
      code_verifier: expect.stringMatching(/^[\w.~-]{43,128}$/),
    };
    await oktaFor(identity).idx.authenticate({ step: 'identify', ...person('signed-up') });
    const calls = wire.to('/v1/token');
    expect(calls.map(({ body }) => body)).toEqual([
      { ...form, grant_type: 'authorization_code', code: expect.any(String) },
      { ...form, grant_type: 'interaction_code', interaction_code: expect.any(String) },
    ]);
    for (const { method, headers } of calls) {
      expect([method, headers['content-type']]).toEqual([
        'POST',
        'application/x-www-form-urlencoded',
      ]);
    }
  });

  it('[TOKEN-029] carries a secret where one is configured', async () => {
    const wire = watchWire();
    const { clientSecret } = otherClient;
    await signIn(oktaFor(identity, { clientId: otherClient.clientId, clientSecret }));
    expect(wire.to('/v1/token')[0]?.body).toMatchObject({ client_secret: clientSecret });
  });

  it('[TOKEN-033] refreshes and revokes by these forms', async () => {
    const { client, tokens } = await signedIn();
    const wire = watchWire();
    const renewed = (await client.token.renewTokens()) as Required<Tokens>;
    expect(wire.to('/v1/token')[0]?.body).toEqual({
      client_id: clientId,
      grant_type: 'refresh_token',
      scope: tokens.refreshToken.scopes.join(' '),
      refresh_token: tokens.refreshToken.refreshToken,
    });
    await client.revokeAccessToken(renewed.accessToken);
    await client.revokeRefreshToken(renewed.refreshToken);
    expect(wire.to('/v1/revoke').map(({ body }) => body)).toEqual([
      { token_type_hint: 'access_token', token: renewed.accessToken.accessToken },
      { token_type_hint: 'refresh_token', token: renewed.refreshToken.refreshToken },
    ]);
    expect(wire.to('/v1/revoke')[0]?.headers['authorization']).toBe(basic(clientId));
  });

  it('[TOKEN-034] introspects by the hint and the token', async () => {
    const wire = watchWire();
    const { accessToken, refreshToken } = kept;
    for (const told of [
      await okta().token.introspect(TokenKind.ACCESS, accessToken),
      await okta().token.introspect(TokenKind.REFRESH, refreshToken),
    ]) {
      expect(told).toMatchObject({ active: true, client_id: clientId });
    }
    expect(wire.to('/v1/introspect').map(({ method, body }) => [method, body])).toEqual([
      ['POST', { token_type_hint: 'access_token', token: accessToken.accessToken }],
      ['POST', { token_type_hint: 'refresh_token', token: refreshToken.refreshToken }],
    ]);
  });

  it('[TOKEN-021] is not made for an answer with another state', async () => {
    const client = okta();
    const { sessionToken = '' } = await client.signInWithCredentials(person('signed-up'));
    const callback = await authorizeWith(client, { sessionToken });
    callback.searchParams.set('state', 'x'.repeat(64));
    // Where there is a window the library also looks at its own address.
    client.token.parseFromUrl._getLocation = () => callback as unknown as Location;
    const wire = watchWire();
    expect(await textOf(client.token.parseFromUrl(callback.href))).toBe(
      "OAuth flow response state doesn't match request state",
    );
    expect(wire.to('/v1/token')).toEqual([]);
  });
});

describe('renewing', () => {
  it('throws a refresh token away that is good no more', async () => {
    const { client, tokens } = await signedIn();
    await client.revokeRefreshToken(tokens.refreshToken);
    expect(await textOf(client.token.renewTokens())).toBe(
      'The refresh token is invalid or expired.',
    );
    const { refreshToken, idToken } = client.tokenManager.getTokensSync();
    expect([refreshToken, typeof idToken]).toEqual([undefined, 'object']);
  });

  it('throws a token away that cannot be renewed, and says so', async () => {
    const client = okta();
    client.tokenManager.setTokens(kept);
    const errors: unknown[] = [];
    client.tokenManager.on('error', (error: { tokenKey?: string }) => errors.push(error.tokenKey));
    await identity.fault({ operation: 'token', status: 500 });
    expect(await textOf(client.tokenManager.renew('accessToken'))).not.toBe('no error');
    expect(errors).toEqual(['accessToken']);
    expect(Object.keys(client.tokenManager.getTokensSync()).sort()).toEqual([
      'idToken',
      'refreshToken',
    ]);
  });
});

describe('who somebody is', () => {
  it('is told to the bearer of a token, if both tokens are of one person', async () => {
    const client = okta();
    const wire = watchWire();
    const { accessToken, idToken } = kept;
    expect((await client.token.getUserInfo(accessToken, idToken)).sub).toBe(idToken.claims.sub);
    const [call] = wire.to('/v1/userinfo');
    expect([call?.method, call?.headers['authorization']]).toEqual([
      'GET',
      `Bearer ${accessToken.accessToken}`,
    ]);
    const other = { ...idToken, claims: { ...idToken.claims, sub: 'somebody else' } };
    expect(await textOf(client.token.getUserInfo(accessToken, other))).toBe(
      'getUserInfo request was rejected due to token mismatch',
    );
  });

  it('is told to nobody without both tokens', async () => {
    const client = okta();
    expect(await textOf(client.getUser())).toBe('getUserInfo requires an access token object');
    client.tokenManager.setTokens({ accessToken: kept.accessToken });
    expect(await textOf(client.getUser())).toBe('getUserInfo requires an ID token object');
  });
});

describe('the session at the provider', () => {
  it('is ACTIVE with its cookie; any failure reads as INACTIVE', async () => {
    const cookie = await cookieOf('signed-up');
    const status = async (headers: object, issuer = identity.issuer) =>
      (await oktaFor({ ...identity, issuer }, { headers }).session.get()).status;
    expect(await status({ cookie })).toBe('ACTIVE');
    expect(await status({ cookie: 'sid=made-up' })).toBe('INACTIVE');
    await identity.fault({ operation: 'sessions', status: 500 });
    expect(await status({ cookie })).toBe('INACTIVE');
    expect(await status({ cookie }, 'http://localhost:1/oauth2/default')).toBe('INACTIVE');
  });
});

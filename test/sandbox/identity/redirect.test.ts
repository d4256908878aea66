import { TokenKind } from '@okta/okta-auth-js';
import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualSettings } from '#sandbox/identity/base/identity-settings.ts';
import {
  clientId,
  type IdentityUnderTest,
  identityUnderTest,
  otherClient,
  person,
} from './identity-under-test.ts';
import { authorizeWith, locationOf, oktaFor, redeem, signIn } from './okta-in-node.ts';

let identity: IdentityUnderTest;
beforeAll(async () => {
  // A second use of a refresh token is no lost answer here.
  const lives = { ...usualSettings.lives, refreshGrace: 0 };
  identity = await identityUnderTest({ settings: { lives } });
});
afterAll(() => identity.close());

const tokenPath = '/oauth2/default/v1/token';
const offline = { scopes: ['openid', 'profile', 'email', 'offline_access'] };

/** A code of a sign-in, and the form that redeems it. */
const codeForm = async (): Promise<Record<string, string>> => {
  const okta = oktaFor(identity);
  const { sessionToken = '' } = await okta.signInWithCredentials(person('signed-up'));
  const callback = await authorizeWith(okta, { sessionToken });
  const meta = okta.transactionManager.load({ state: callback.searchParams.get('state') ?? '' });
  return {
    grant_type: 'authorization_code',
    client_id: clientId,
    redirect_uri: `${identity.shop}/implicit/callback`,
    code: callback.searchParams.get('code') ?? '',
    code_verifier: String(meta && 'codeVerifier' in meta ? meta.codeVerifier : ''),
  };
};
const bodyOf = async (answer: Response) => (await answer.json()) as Record<string, string>;

describe('the authorization server, asked by okta-auth-js', () => {
  it('[AUTH-01] [TOKEN-001] [TOKEN-018] signs in by code and PKCE, with tokens that verify', async () => {
    const okta = oktaFor(identity);
    const { accessToken, idToken } = await signIn(okta);
    expect(identity.problems).toEqual([]);
    if (accessToken === undefined || idToken === undefined) throw new Error('no tokens');
    expect(idToken.claims).toMatchObject({ email: person('signed-up').username, ver: 1 });
    expect(idToken.claims['jti']).toMatch(/^ID\./);
    await okta.token.verify(idToken, {
      issuer: identity.issuer,
      clientId,
      accessToken: accessToken.accessToken,
    });
    await expect(
      okta.token.verify(idToken, {
        issuer: identity.issuer,
        clientId,
        accessToken: `${accessToken.accessToken}x`,
      }),
    ).rejects.toThrow('Token hash verification failed');
    expect((await okta.getUser()).sub).toBe(idToken.claims.sub);
  });

  it('[TOKEN-001] gives an access token a shop can verify by the published keys alone', async () => {
    const okta = oktaFor(identity);
    const { accessToken, idToken } = await signIn(okta);
    const keys = createRemoteJWKSet(new URL(`${identity.issuer}/v1/keys`));
    const { payload } = await jwtVerify(accessToken?.accessToken ?? '', keys, {
      issuer: identity.issuer,
      audience: 'api://default',
      algorithms: ['RS256'],
    });
    expect(payload).toMatchObject({
      uid: idToken?.claims.sub,
      sub: person('signed-up').username,
      cid: clientId,
      scp: ['openid', 'profile', 'email'],
    });
  });

  it('rotates refresh tokens, and ends both when one is used twice', async () => {
    const okta = oktaFor(identity, offline);
    const first = await signIn(okta);
    const renewed = await okta.token.renewTokens();
    expect(renewed.accessToken?.accessToken).not.toBe(first.accessToken?.accessToken);
    expect(renewed.refreshToken?.refreshToken).not.toBe(first.refreshToken?.refreshToken);
    const again = { grant_type: 'refresh_token', client_id: clientId };
    const more = await identity.postForm(tokenPath, {
      ...again,
      refresh_token: renewed.refreshToken?.refreshToken ?? '',
      scope: 'openid okta.myAccount.password.manage',
    });
    expect([more.status, (await bodyOf(more))['error']]).toEqual([400, 'invalid_scope']);
    const replayed = await identity.postForm(tokenPath, {
      ...again,
      refresh_token: first.refreshToken?.refreshToken ?? '',
    });
    expect([replayed.status, await bodyOf(replayed)]).toEqual([
      400,
      {
        error: 'invalid_grant',
        error_description: 'The refresh token is invalid or expired.',
      },
    ]);
    const late = await identity.postForm(tokenPath, {
      ...again,
      refresh_token: renewed.refreshToken?.refreshToken ?? '',
    });
    expect(late.status).toBe(400);
    expect(await okta.token.introspect(TokenKind.ACCESS, renewed.accessToken)).toMatchObject({
      active: false,
    });
  });

  it('[TOKEN-033] [TOKEN-034] revokes and introspects signed access tokens, without a colon', async () => {
    const okta = oktaFor(identity);
    const { accessToken } = await signIn(okta);
    expect(await okta.token.introspect(TokenKind.ACCESS, accessToken)).toMatchObject({
      active: true,
      client_id: clientId,
    });
    await okta.revokeAccessToken(accessToken);
    expect(await okta.token.introspect(TokenKind.ACCESS, accessToken)).toMatchObject({
      active: false,
    });
    await expect(okta.getUser()).rejects.toThrow();
  });

  it('[TOKEN-036] answers prompt=none without a session as Okta words it', async () => {
    const callback = await authorizeWith(oktaFor(identity));
    expect(Object.fromEntries(callback.searchParams)).toMatchObject({
      error: 'login_required',
      error_description: 'The client specified not to prompt, but the user is not logged in.',
    });
  });

  it('[TOKEN-015] meets the level of assurance that was asked for', async () => {
    const okta = oktaFor(identity);
    const acrValues = 'urn:okta:loa:1fa:any';
    const { sessionToken = '' } = await okta.signInWithCredentials(person('signed-up'));
    const callback = await authorizeWith(okta, { sessionToken, acrValues });
    expect((await redeem(okta, callback)).tokens.idToken?.claims.acr).toBe(acrValues);
  });

  it('[AUTH-10] refuses a scope nobody configured', async () => {
    const okta = oktaFor(identity, { scopes: ['openid', 'everything'] });
    expect((await authorizeWith(okta)).searchParams.get('error')).toBe('invalid_scope');
  });

  it('signs with the next key after a rotation, and still knows the last one', async () => {
    const okta = oktaFor(identity);
    const before = await signIn(okta);
    await identity.post('/sandbox/keys/rotate', {});
    const after = await signIn(okta);
    const kids = [before, after].map(
      ({ accessToken }) => decodeProtectedHeader(accessToken?.accessToken ?? '').kid,
    );
    expect(new Set(kids).size).toBe(2);
    expect(await okta.token.introspect(TokenKind.ACCESS, before.accessToken)).toMatchObject({
      active: true,
    });
  });
});

describe('a code', () => {
  it('is good once; the second use takes back what the first gave', async () => {
    const form = await codeForm();
    const first = await bodyOf(await identity.postForm(tokenPath, form));
    expect(first['access_token']).toBeDefined();
    expect((await identity.postForm(tokenPath, form)).status).toBe(400);
    const userinfo = await identity.get('/oauth2/default/v1/userinfo', {
      authorization: `Bearer ${first['access_token']}`,
    });
    expect(userinfo.status).toBe(401);
  });

  it('is good once even when it is brought many times at once', async () => {
    const form = await codeForm();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => identity.postForm(tokenPath, form)),
    );
    expect(answers.filter(({ ok }) => ok).length).toBe(1);
  });

  it('[TOKEN-052] needs the proof it was asked for with', async () => {
    for (const code_verifier of ['', 'w'.repeat(43)]) {
      const form = { ...(await codeForm()), code_verifier };
      const answer = await identity.postForm(tokenPath, form);
      expect([answer.status, (await bodyOf(answer))['access_token']]).toEqual([400, undefined]);
    }
  });

  it('is for one client and one address only', async () => {
    const { code_verifier = '', ...form } = await codeForm();
    const foreign = { client_id: otherClient.clientId, client_secret: otherClient.clientSecret };
    const elsewhere = { redirect_uri: `${identity.shop}/implicit/ssocallback` };
    for (const change of [foreign, elsewhere]) {
      const answer = await identity.postForm(tokenPath, { ...form, code_verifier, ...change });
      expect(answer.status).toBe(400);
    }
  });
});

describe('an authorize request', () => {
  const ask = (changes: Record<string, string | undefined>) => {
    const query = {
      client_id: clientId,
      redirect_uri: `${identity.shop}/implicit/callback`,
      response_type: 'code',
      scope: 'openid',
      state: 's',
      nonce: 'n',
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'S256',
      ...changes,
    };
    const given = Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    );
    return identity.get(`/oauth2/default/v1/authorize?${new URLSearchParams(given)}`);
  };

  it('never sends a browser to an address that is not registered', async () => {
    for (const redirect_uri of [
      'https://evil.example/implicit/callback',
      `${identity.shop}/implicit/callback/../../evil`,
      `${identity.shop}/implicit/callback?next=https://evil.example`,
      `${identity.shop}@evil.example/implicit/callback`,
    ]) {
      const answer = await ask({ redirect_uri });
      expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
      expect(await answer.text()).toContain('redirect_uri');
    }
  });

  it('[TOKEN-025] [TOKEN-052] must carry a S256 challenge', async () => {
    for (const change of [
      { code_challenge: undefined, code_challenge_method: undefined },
      { code_challenge_method: 'plain' },
    ]) {
      const location = new URL((await ask(change)).headers.get('location') ?? '');
      expect(location.searchParams.get('error')).toBe('invalid_request');
    }
  });

  it('gets no token by itself: only the code flow is spoken', async () => {
    const answer = await ask({ response_type: 'token id_token' });
    const target = answer.headers.get('location') ?? '';
    expect(target).toMatch(/error=(unsupported_response_type|unauthorized_client)/);
    expect(target).not.toContain('access_token');
  });

  it('takes a session token once', async () => {
    const okta = oktaFor(identity);
    const { sessionToken = '' } = await okta.signInWithCredentials(person('signed-up'));
    expect((await authorizeWith(okta, { sessionToken })).searchParams.get('code')).not.toBeNull();
    const again = await authorizeWith(okta, { sessionToken });
    expect(again.searchParams.get('error')).toBe('login_required');
  });
});

describe('a token of another client', () => {
  it('is neither told about nor taken back by this one, and opens no refresh', async () => {
    const okta = oktaFor(identity, offline);
    const { accessToken, refreshToken } = await signIn(okta);
    const other = {
      authorization: `Basic ${Buffer.from(`${otherClient.clientId}:${encodeURIComponent(otherClient.clientSecret)}`).toString('base64')}`,
    };
    for (const token of [accessToken?.accessToken ?? '', refreshToken?.refreshToken ?? '']) {
      const told = await identity.postForm('/oauth2/default/v1/introspect', { token }, other);
      expect([told.status, await bodyOf(told)]).toEqual([200, { active: false }]);
      expect((await identity.postForm('/oauth2/default/v1/revoke', { token }, other)).status).toBe(
        200,
      );
    }
    const stolen = await identity.postForm(tokenPath, {
      grant_type: 'refresh_token',
      client_id: otherClient.clientId,
      client_secret: otherClient.clientSecret,
      refresh_token: refreshToken?.refreshToken ?? '',
    });
    expect(stolen.status).toBe(400);
    expect(await okta.token.introspect(TokenKind.ACCESS, accessToken)).toMatchObject({
      active: true,
    });
  });

  it('cannot be asked about without the secret of the client', async () => {
    const basic = Buffer.from(otherClient.clientId).toString('base64');
    const answer = await identity.postForm(
      '/oauth2/default/v1/introspect',
      { token: 'x' },
      { authorization: `Basic ${basic}` },
    );
    expect(answer.status).toBe(401);
  });
});

describe('a returned address', () => {
  it('is followed to trusted pages only', async () => {
    const okta = oktaFor(identity);
    const { sessionToken = '' } = await okta.signInWithCredentials(person('signed-up'));
    const path = (redirectUrl: string) =>
      `/login/sessionCookieRedirect?${new URLSearchParams({ checkAccountSetupComplete: 'true', token: sessionToken, redirectUrl })}`;
    for (const bad of [
      'https://evil.example/',
      '//evil.example',
      'javascript:alert(1)',
      '/x',
      `${identity.shop}.evil.example/`,
      `${identity.shop.replace('://', '://evil.example@')}/`,
    ]) {
      const answer = await identity.get(path(bad));
      expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    }
    const target = `${identity.shop}/checkout`;
    expect((await locationOf(`${identity.origin}${path(target)}`)).href).toBe(target);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { usualSettings } from '#sandbox/identity/base/identity-settings.ts';
import {
  clientId,
  type IdentityUnderTest,
  identityUnderTest,
  otherClient,
  person,
} from './identity-under-test.ts';
import {
  authorizeWith,
  locationOf,
  memoryStorage,
  oktaFor,
  redeem,
  signIn,
} from './okta-in-node.ts';

/** Equivalents of specs of okta-auth-js that no other test of ours is; the table is in docs/identity.md. */
let identity: IdentityUnderTest;
beforeAll(async () => {
  // Without the grace in which a used refresh token still works (refresh-grace.test.ts).
  const lives = { ...usualSettings.lives, refreshGrace: 0 };
  identity = await identityUnderTest({ settings: { lives } });
});
beforeEach(() => identity.post('/sandbox/reset', {}));
afterAll(() => identity.close());

const longScopes = ['openid', 'profile', 'email', 'offline_access'];

describe('renewTokens', () => {
  it('gives a new access token and a new id token of the same person and scopes', async () => {
    const okta = oktaFor(identity, { scopes: longScopes });
    const before = await signIn(okta);
    const after = await okta.token.renewTokens();
    expect(after.accessToken?.accessToken).not.toBe(before.accessToken?.accessToken);
    expect(after.idToken?.idToken).not.toBe(before.idToken?.idToken);
    expect(after.idToken?.claims.sub).toBe(before.idToken?.claims.sub);
    expect(after.accessToken?.scopes).toEqual(before.accessToken?.scopes);
  });

  it('gives less where less is asked for, and no more than was granted', async () => {
    const asking = async (scope: string) => {
      const { refreshToken } = await signIn(oktaFor(identity, { scopes: longScopes }));
      const answer = await identity.postForm('/oauth2/default/v1/token', {
        grant_type: 'refresh_token',
        client_id: clientId,
        refresh_token: refreshToken?.refreshToken ?? '',
        scope,
      });
      return (await answer.json()) as Record<string, string>;
    };
    expect((await asking('openid offline_access'))['scope']).toBe('openid offline_access');
    expect((await asking(`${longScopes.join(' ')} rewards`))['error']).toBe('invalid_scope');
  });

  it('renews once more with what the renewal gave, and never with what was used', async () => {
    const okta = oktaFor(identity, { scopes: longScopes });
    const first = await signIn(okta);
    const second = await okta.token.renewTokens();
    okta.tokenManager.setTokens(second);
    const third = await okta.token.renewTokens();
    expect(third.refreshToken?.refreshToken).not.toBe(second.refreshToken?.refreshToken);
    okta.tokenManager.setTokens({ ...third, ...(first.refreshToken && first) });
    await expect(okta.token.renewTokens()).rejects.toMatchObject({ errorCode: 'invalid_grant' });
  });
});

describe('concurrent and originalUri', () => {
  it('two tabs that sign in beside each other each end with their own tokens and address', async () => {
    const begun = async (name: string, originalUri: string) => {
      const okta = oktaFor(identity);
      const { sessionToken } = await okta.signInWithCredentials(person(name));
      const callback = await authorizeWith(okta, { sessionToken: sessionToken ?? '' });
      okta.setOriginalUri(originalUri, callback.searchParams.get('state') ?? '');
      return { okta, callback };
    };
    const one = await begun('signed-up', '/one');
    const two = await begun('spanish', '/two');
    const ended = async ({ okta, callback }: typeof one) => {
      const address = okta.getOriginalUri(callback.searchParams.get('state') ?? '');
      const { tokens } = await redeem(okta, callback);
      return [tokens.idToken?.claims.email, address];
    };
    expect(await ended(two)).toEqual([person('spanish').username, '/two']);
    expect(await ended(one)).toEqual([person('signed-up').username, '/one']);
    await expect(redeem(one.okta, two.callback)).rejects.toThrow();
  });
});

describe('sso and server', () => {
  it('a web application with a secret redeems a code by its secret and no other', async () => {
    const { clientId: id, clientSecret } = otherClient;
    const web = oktaFor(identity, { clientId: id, clientSecret });
    expect((await signIn(web)).idToken?.claims.aud).toBe(id);
    const wrong = oktaFor(identity, { clientId: id, clientSecret: 'another secret' });
    await expect(signIn(wrong)).rejects.toMatchObject({ errorCode: 'invalid_client' });
  });

  it('the session of one application signs in at another without a question', async () => {
    const first = oktaFor(identity);
    const { sessionToken } = await first.signInWithCredentials(person('signed-up'));
    const query = new URLSearchParams({
      token: sessionToken ?? '',
      redirectUrl: `${identity.shop}/`,
    });
    const back = await identity.get(`/login/sessionCookieRedirect?${query}`);
    const cookie = back.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const { clientId: id, clientSecret } = otherClient;
    const second = oktaFor(identity, { clientId: id, clientSecret });
    let address = '';
    second.options.setLocation = (url) => {
      address = url;
    };
    await second.token.getWithRedirect({ prompt: 'none', responseMode: 'query' });
    const answer = await fetch(address, { redirect: 'manual', headers: { cookie } });
    const callback = new URL(answer.headers.get('location') ?? '');
    const { tokens } = await redeem(second, callback);
    expect(tokens.idToken?.claims.email).toBe(person('signed-up').username);
  });
});

describe('interactionFlow and transactionStorage', () => {
  it('an interaction without a state begins all the same, and with one ends in tokens', async () => {
    const begun = await identity.postForm('/oauth2/default/v1/interact', {
      client_id: clientId,
      scope: 'openid profile',
      redirect_uri: `${identity.shop}/implicit/callback`,
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
    });
    expect([begun.status, await begun.json()]).toEqual([
      200,
      { interaction_handle: expect.any(String) },
    ]);
    const okta = oktaFor(identity, { idx: { enableLegacyMode: true } } as never);
    const done = await okta.idx.authenticate(person('signed-up'));
    expect(done.tokens?.idToken?.claims.email).toBe(person('signed-up').username);
  });

  it('what was begun is kept apart by state, and gone once it was redeemed', async () => {
    const storage = memoryStorage();
    const okta = oktaFor(identity);
    const { sessionToken } = await okta.signInWithCredentials(person('signed-up'));
    const callback = await authorizeWith(okta, { sessionToken: sessionToken ?? '' });
    const state = callback.searchParams.get('state') ?? '';
    expect(okta.transactionManager.load({ state })).toMatchObject({ state });
    expect(oktaFor(identity).transactionManager.load({ state })).toBeNull();
    await redeem(okta, callback);
    okta.transactionManager.clear({ state });
    expect(okta.transactionManager.load({ state })).toBeNull();
    expect(storage.kept.size).toBe(0);
  });
});

describe('enrollAuthenticator', () => {
  it('[D-IDP-03] goes back to the shop refused, and neither signs in nor sets anything up', async () => {
    const okta = oktaFor(identity);
    let address = '';
    okta.options.setLocation = (url) => {
      address = url;
    };
    okta.endpoints.authorize.enrollAuthenticator({
      ...{ enrollAmrValues: ['email'], acrValues: 'urn:okta:loa:2fa:any:ifpossible' },
      ...{ responseMode: 'query', state: 'the state' },
    });
    const back = await locationOf(address);
    expect(back.origin).toBe(identity.shop);
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      error: expect.stringMatching(/^(?:invalid_request|unsupported_response_type)$/),
      state: 'the state',
    });
    expect(back.searchParams.has('code')).toBe(false);
  });
});

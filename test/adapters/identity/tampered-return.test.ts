import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import {
  makeOktaRedirectSignIn,
  type OktaRedirectParts,
} from '#adapters/identity/okta-redirect-sign-in.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';

const settings = {
  issuer: 'https://id.example/oauth2/default',
  clientId: 'shop',
  shopOrigin: 'https://shop.example',
  scopes: ['openid'],
  accountScopes: ['account'],
};
const now = 1_900_000_000;
const times = { iat: now, exp: now + 3600 };
const claims = { iss: settings.issuer, nonce: 'the nonce', sub: 'sara', ...times };

/** The library as it answers when everything is right, but for what a test says. */
const shopWith = (
  facts: {
    readonly claims?: object;
    readonly state?: string;
    readonly asked?: readonly string[];
  } = {},
) => {
  const exchanged: unknown[] = [];
  const issued = {
    expiresAt: 2_000_000_000,
    scopes: ['openid'],
    claims: { ...claims, ...facts.claims },
  };
  const okta = {
    // As the library does: without a sign-in of that state it hands out the tab's last one.
    transactionManager: {
      load: () => ({ state: facts.state ?? 'the state', nonce: 'the nonce', scopes: facts.asked }),
      clear: () => undefined,
    },
    storageManager: {
      getOriginalUriStorage: () => ({
        getItem: () => '/cart',
        setItem: () => undefined,
        removeItem: () => undefined,
      }),
    },
    token: {
      exchangeCodeForTokens: async (params: unknown) => {
        exchanged.push(params);
        const accessToken = { ...issued, accessToken: 'access' };
        return { tokens: { accessToken, idToken: { ...issued, idToken: 'id' } } };
      },
    },
  };
  const parts = {
    okta,
    settings,
    wanted: () => '',
    clock: { now: () => now * 1000 },
    leave: () => Effect.succeed({ kind: 'leaving' }),
  } as unknown as OktaRedirectParts;
  return { exchanged, redirects: makeOktaRedirectSignIn(parts) };
};

const url = 'https://shop.example/implicit/callback?code=the-code&state=the+state';

describe('a return the library would take', () => {
  it('is taken when state, nonce and issuer are those of the sign-in', async () => {
    const { redirects } = shopWith();
    expect(await Effect.runPromise(redirects.complete(url))).toMatchObject({
      kind: 'completed',
      returnTo: '/cart',
    });
  });

  it('[AUTH-01] is refused with the state of another sign-in, and its code stays unused', async () => {
    const { redirects, exchanged } = shopWith({ state: 'another state' });
    expect(await failureOf(redirects.complete(url))).toMatchObject({
      reason: 'state',
    });
    expect(exchanged).toEqual([]);
  });

  it.each([
    ['another nonce', { nonce: 'another nonce' }, 'nonce'],
    ['no nonce', { nonce: undefined }, 'nonce'],
    ['another issuer', { iss: 'https://evil.example' }, 'issuer'],
  ])('[TOKEN-015] is refused with %s in the id token', async (_, changed, reason) => {
    const { redirects } = shopWith({ claims: changed });
    expect(await failureOf(redirects.complete(url))).toMatchObject({ reason });
  });
});

describe('a return from looking after the account', () => {
  const asked = ['openid', 'account'];
  const refusedWith = (error: string) => url.replace('code=the-code', `error=${error}`);

  it('says what it was asked for', async () => {
    const manages = async (scopes: readonly string[]) => {
      const done = await Effect.runPromise(shopWith({ asked: scopes }).redirects.complete(url));
      return done.kind === 'completed' && done.manages;
    };
    expect(await manages(asked)).toBe(true);
    expect(await manages(['openid'])).toBe(false);
  });

  it.each(['invalid_scope', 'access_denied'])(
    'with %s leads back, as the provider keeps it closed',
    async (error) => {
      const { redirects } = shopWith({ asked });
      const closed = { kind: 'closed', returnTo: '/cart' };
      expect(await Effect.runPromise(redirects.complete(refusedWith(error)))).toEqual(closed);
    },
  );

  it('of an ordinary sign-in the same errors sign nobody in', async () => {
    const { redirects } = shopWith({ asked: ['openid'] });
    const failure = await failureOf(redirects.complete(refusedWith('access_denied')));
    expect(failure).toMatchObject({ _tag: 'SignInNotCompleted', reason: 'denied' });
  });
});

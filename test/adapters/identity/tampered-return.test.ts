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
  accountScopes: [],
};
const claims = { iss: settings.issuer, nonce: 'the nonce', sub: 'sara' };

/** The library as it answers when everything is right, but for what a test says. */
const shopWith = (facts: { readonly claims?: object; readonly state?: string } = {}) => {
  const exchanged: unknown[] = [];
  const issued = {
    expiresAt: 2_000_000_000,
    scopes: ['openid'],
    claims: { ...claims, ...facts.claims },
  };
  const okta = {
    // As the library does: without a sign-in of that state it hands out the tab's last one.
    transactionManager: {
      load: () => ({ state: facts.state ?? 'the state', nonce: 'the nonce' }),
      clear: () => undefined,
    },
    getOriginalUri: () => '/cart',
    setOriginalUri: () => undefined,
    removeOriginalUri: () => undefined,
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
      reason: 'unknown-transaction',
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

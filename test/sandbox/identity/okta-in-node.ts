import { OktaAuth, type OktaAuthOptions } from '@okta/okta-auth-js';
import { clientId, type IdentityUnderTest, person } from './identity-under-test.ts';

/** Storage of one client; the library's own in Node is shared by all of a process. */
export const memoryStorage = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      kept.set(key, value);
    },
    removeItem: (key: string) => {
      kept.delete(key);
    },
  };
};

/** The real library, as the command line uses it. */
export const oktaFor = (identity: IdentityUnderTest, options: Partial<OktaAuthOptions> = {}) => {
  const storageProvider = memoryStorage();
  return new OktaAuth({
    issuer: identity.issuer,
    clientId,
    redirectUri: `${identity.shop}/implicit/callback`,
    scopes: ['openid', 'profile', 'email'],
    tokenManager: { autoRenew: false },
    decodeAccessTokens: true,
    storageManager: {
      token: { storageProvider },
      transaction: { storageProvider },
      'shared-transaction': { storageProvider },
      'original-uri': { storageProvider },
      'idx-response': { storageProvider },
    },
    ...options,
  } as OktaAuthOptions);
};

export type Okta = ReturnType<typeof oktaFor>;

/** By authn and a redirect whose address is fetched, not opened: code and PKCE without a browser. */
export const authorizeWith = async (
  okta: Okta,
  options: Parameters<Okta['token']['getWithRedirect']>[0] = {},
): Promise<URL> => {
  let address = '';
  okta.options.setLocation = (url) => {
    address = url;
  };
  await okta.token.getWithRedirect({ prompt: 'none', responseMode: 'query', ...options });
  return locationOf(address);
};

/** Where a redirect leads; nothing is opened. */
export const locationOf = async (address: string): Promise<URL> => {
  const answer = await fetch(address, { redirect: 'manual' });
  const location = answer.headers.get('location');
  if (location === null) throw new Error(`${answer.status} ${await answer.text()}`);
  return new URL(location, address);
};

export const redeem = (okta: Okta, callback: URL) => {
  const state = callback.searchParams.get('state') ?? '';
  const meta = okta.transactionManager.load({ state });
  return okta.token.exchangeCodeForTokens({
    ...meta,
    authorizationCode: callback.searchParams.get('code') ?? '',
  } as Parameters<Okta['token']['exchangeCodeForTokens']>[0]);
};

/** Signs somebody in and keeps the tokens. */
export const signIn = async (
  okta: Okta,
  name = 'signed-up',
  options: Parameters<typeof authorizeWith>[1] = {},
) => {
  const { sessionToken } = await okta.signInWithCredentials(person(name));
  if (sessionToken === undefined) throw new Error('No session token came.');
  const { tokens } = await redeem(okta, await authorizeWith(okta, { sessionToken, ...options }));
  okta.tokenManager.setTokens(tokens);
  return tokens;
};

import { OktaAuth } from '@okta/okta-auth-js/authn';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOktaIdentity } from '#adapters/identity/okta-identity.ts';
import { SignInUnavailable } from '#ports/sign-in/sign-in-failures.ts';
import {
  clientId,
  type IdentityUnderTest,
  identityUnderTest,
} from '#test/sandbox/identity/identity-under-test.ts';
import { login, memoryStorage, settingsFor } from './identity-shop.ts';

const { runPromise } = Effect;
let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await identityUnderTest({ shopOrigin: 'https://shop.example' });
});
afterAll(() => identity.close());

/**
 * Cookies as browsers keep them between a page and a provider of different sites: none go along with
 * a call of the page or stay after it, all do when the browser itself goes there.
 */
const browserElsewhere = () => {
  let cookies = new Map<string, string>();
  const visits: string[] = [];
  const visit = async (address: string): Promise<URL> => {
    visits.push(address);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(address, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    cookies = new Map([...cookies].filter(([, value]) => value !== ''));
    return new URL(answer.headers.get('location') ?? address, address);
  };
  return { visit, visits, call: ((input, init) => fetch(input, init)) as typeof fetch };
};

const pageOn = ({ visit, call }: ReturnType<typeof browserElsewhere>) =>
  makeOktaIdentity(OktaAuth, {
    settings: settingsFor(identity),
    variant: 'snacks',
    clock: { now: Date.now, at: () => () => undefined },
    storage: memoryStorage(),
    fetch: call,
    leave: (address) =>
      Effect.map(
        Effect.tryPromise({ try: () => visit(address), catch: () => new SignInUnavailable() }),
        ({ href }) => ({ kind: 'returned', url: href }) as const,
      ),
  });

/** What the provider answers who asks without showing a page. */
const askedQuietly = ({ visit }: ReturnType<typeof browserElsewhere>): Promise<URL> =>
  visit(
    `${identity.issuer}/v1/authorize?${new URLSearchParams({
      client_id: clientId,
      response_type: 'code',
      scope: 'openid',
      redirect_uri: `${identity.shop}/implicit/callback`,
      state: 'state-of-the-next-person',
      nonce: 'nonce',
      prompt: 'none',
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
    })}`,
  );

const signedIn = async (page: ReturnType<typeof pageOn>) => {
  const { email, password } = login('signed-up');
  const answer = await runPromise(page.credentials.signIn(email, password));
  if (answer.kind !== 'accepted') throw new Error('The password was not enough.');
  const { sessionToken } = answer;
  const back = await runPromise(page.redirects.begin({ sessionToken, returnTo: '/' }));
  if (back.kind !== 'returned') throw new Error('It has left.');
  const done = await runPromise(page.redirects.complete(back.url));
  if (done.kind !== 'completed') throw new Error('Nobody is signed in.');
  return done.tokens;
};

describe('signing out of a shop on another site than the provider', () => {
  it('[AUTH-05] ends the session of the provider too', async () => {
    const browser = browserElsewhere();
    const page = pageOn(browser);
    const tokens = await signedIn(page);
    expect((await askedQuietly(browser)).searchParams.has('code')).toBe(true);
    expect(await runPromise(page.providerSession.end(tokens))).toBe('ended');
    expect((await askedQuietly(browser)).searchParams.get('error')).toBe('login_required');
  });

  it('[AUTH-05] goes to the provider with the id token, and back to the home page', async () => {
    const browser = browserElsewhere();
    const page = pageOn(browser);
    const tokens = await signedIn(page);
    await runPromise(page.providerSession.end(tokens));
    const asked = new URL(browser.visits.at(-1) ?? '');
    expect(asked.pathname).toBe('/oauth2/default/v1/logout');
    expect(asked.searchParams.get('id_token_hint')).toBe(tokens.idToken?.idToken);
    expect((await browser.visit(asked.href)).href).toBe('https://shop.example/?state=signed-out');
  });

  it('[AUTH-05] stays where it is when the provider does not answer', async () => {
    const browser = browserElsewhere();
    const call = browser.call;
    let silent = false;
    const page = pageOn({
      ...browser,
      call: (input, init) =>
        silent ? Promise.reject(new TypeError('offline')) : call(input, init),
    });
    const tokens = await signedIn(page);
    const before = browser.visits.length;
    silent = true;
    expect(await runPromise(page.providerSession.end(tokens))).toBe('open');
    expect(browser.visits).toHaveLength(before);
  });

  it('leads nowhere but to the addresses of the client', async () => {
    const browser = browserElsewhere();
    const tokens = await signedIn(pageOn(browser));
    const hint = tokens.idToken?.idToken ?? '';
    for (const query of [
      { id_token_hint: hint, post_logout_redirect_uri: 'https://elsewhere.example/' },
      { id_token_hint: `${hint}x`, post_logout_redirect_uri: `${identity.shop}/` },
    ]) {
      const path = `/oauth2/default/v1/logout?${new URLSearchParams(query)}`;
      const answer = await identity.get(path);
      expect(answer.status).toBe(400);
      expect(answer.headers.get('location')).toBeNull();
    }
    expect((await askedQuietly(browser)).searchParams.has('code')).toBe(true);
  });
});

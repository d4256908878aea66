import type { PKCETransactionMeta } from '@okta/okta-auth-js';
import { Effect } from 'effect';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { failureOf } from '#test/adapters/http/fixture.ts';
import {
  type IdentityUnderTest,
  identityUnderTest,
} from '#test/sandbox/identity/identity-under-test.ts';
import { login, memoryStorage, settingsFor, terminalAt } from './identity-shop.ts';

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await identityUnderTest();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => identity.close());

const { runPromise } = Effect;
type Terminal = ReturnType<typeof terminalAt>;

/** Signs in up to the address the provider sends back with. */
const begun = async ({ credentials, redirects }: Terminal, name = 'signed-up'): Promise<URL> => {
  const { email, password } = login(name);
  const answer = await runPromise(credentials.signIn(email, password));
  if (answer.kind !== 'accepted') throw new Error('The password was not enough.');
  const { sessionToken } = answer;
  const back = await runPromise(redirects.begin({ sessionToken, returnTo: '/cart' }));
  if (back.kind !== 'returned') throw new Error('It has left.');
  return new URL(back.url);
};

/** Another value in what was remembered when a sign-in began. */
const remembered = ({ okta }: Terminal, url: URL, change: object): void => {
  const state = url.searchParams.get('state') ?? '';
  const meta = okta.transactionManager.load({ state });
  if (meta === null) throw new Error('Nothing is remembered.');
  okta.transactionManager.clear({ state });
  okta.transactionManager.save({ ...(meta as PKCETransactionMeta), ...change });
};

const reasonOf = async ({ redirects }: Terminal, url: URL) => {
  const failure = await failureOf(redirects.complete(url.href));
  return failure._tag === 'SignInNotCompleted' ? failure.reason : failure._tag;
};

describe('a return from the provider', () => {
  it('[AUTH-01] is refused when the id token answers another nonce', async () => {
    const terminal = terminalAt(identity);
    const url = await begun(terminal);
    remembered(terminal, url, { nonce: 'n'.repeat(64) });
    expect(await reasonOf(terminal, url)).toBe('nonce');
  });

  it('[AUTH-01] is refused when its code was asked for with another verifier', async () => {
    const terminal = terminalAt(identity);
    const url = await begun(terminal);
    remembered(terminal, url, { codeVerifier: 'v'.repeat(43) });
    expect(await reasonOf(terminal, url)).toBe('code');
  });

  it('[AUTH-01] with a code of somebody else meets the nonce of its own sign-in', async () => {
    const victim = terminalAt(identity);
    const url = await begun(victim);
    const attacker = await begun(terminalAt(identity), 'spanish');
    url.searchParams.set('code', attacker.searchParams.get('code') ?? '');
    // The provider refuses it first, by the challenge; either way nobody is signed in.
    expect(await reasonOf(victim, url)).toBe('code');
  });

  it('[AUTH-01] of another device fixes nobody to an account', async () => {
    const attacker = await begun(terminalAt(identity), 'spanish');
    const victim = terminalAt(identity);
    expect(await reasonOf(victim, attacker)).toBe('unknown-transaction');
    // Not even while the victim's own sign-in is under way.
    const own = await begun(victim);
    expect(await reasonOf(victim, attacker)).toBe('unknown-transaction');
    const done = await runPromise(victim.redirects.complete(own.href));
    expect(done.kind === 'completed' && done.tokens.idToken?.claims['email']).toBe(
      login('signed-up').email,
    );
  });

  it('[AUTH-01] is good once: another tab or process replays nothing', async () => {
    const storage = memoryStorage();
    const terminal = terminalAt(identity, storage);
    const url = await begun(terminal);
    await runPromise(terminal.redirects.complete(url.href));
    expect(await reasonOf(terminalAt(identity, storage), url)).toBe('unknown-transaction');
  });

  it('[AUTH-01] names the issuer that was configured, or nobody', async () => {
    const terminal = terminalAt(identity);
    const url = await begun(terminal);
    url.searchParams.set('iss', 'https://evil.example/oauth2/default');
    expect(await reasonOf(terminal, url)).toBe('issuer');
  });

  it('[AUTH-14] is only one of the two callback pages of this shop', async () => {
    const terminal = terminalAt(identity);
    const url = await begun(terminal);
    for (const change of [
      { pathname: '/implicit/callbackX' },
      { pathname: '/cart' },
      { hostname: 'evil.example' },
      { protocol: 'https:' },
    ]) {
      const other = Object.assign(new URL(url), change);
      expect(await reasonOf(terminal, other)).toBe('not-a-callback');
    }
  });

  it.each([
    ['access_denied', 'denied'],
    ['login_required', 'login-required'],
    ['server_error', 'SignInUnavailable'],
  ])('with %s says %s', async (error, reason) => {
    const terminal = terminalAt(identity);
    const url = await begun(terminal);
    url.searchParams.delete('code');
    url.searchParams.set('error', error);
    expect(await reasonOf(terminal, url)).toBe(reason);
  });

  it('[IDX-08] goes on where the provider has more to ask, and remembers where to', async () => {
    const terminal = terminalAt(identity);
    const url = await begun(terminal);
    url.searchParams.delete('code');
    url.searchParams.set('error', 'interaction_required');
    // The provider knows the terminal by its cookie by now, so it sends it back at once.
    const again = await runPromise(terminal.redirects.complete(url.href));
    if (again.kind !== 'returned') throw new Error('It did not go on.');
    expect(await runPromise(terminal.redirects.complete(again.url))).toMatchObject({
      kind: 'completed',
      returnTo: '/cart',
    });
  });
});

describe('what is asked of the provider', () => {
  it('[AUTH-01] [AUTH-02] [AUTH-10] is a code with S256, state and nonce, for the usual scopes', async () => {
    const terminal = terminalAt(identity);
    let address = '';
    terminal.okta.options.setLocation = (wanted) => {
      address = wanted;
    };
    await terminal.okta.token.getWithRedirect({ responseMode: 'query' });
    const asked = Object.fromEntries(new URL(address).searchParams);
    expect(asked).toMatchObject({
      client_id: settingsFor(identity).clientId,
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid profile email',
      redirect_uri: `${identity.shop}/implicit/callback`,
    });
    expect(asked['code_challenge']).toHaveLength(43);
    expect(asked['state']).toHaveLength(64);
    expect(asked['nonce']).toHaveLength(64);
  });

  it('asks a second step of the name that was typed, not of whoever is remembered', async () => {
    const terminal = terminalAt(identity);
    await begun(terminal);
    const begin = terminal.redirects.begin({
      loginHint: login('factor-push').email,
      returnTo: '/',
    });
    expect(await failureOf(begin)).toMatchObject({ _tag: 'ChallengeNeeded' });
  });
});

describe('what is written down', () => {
  it('[CLI-07] never holds a password, a code or a token outside the session', async () => {
    const written: string[] = [];
    for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const) {
      vi.spyOn(console, name).mockImplementation((...parts) => void written.push(parts.join(' ')));
    }
    const terminal = terminalAt(identity);
    const { email, password } = login('signed-up');
    const url = await begun(terminal);
    const done = await runPromise(terminal.redirects.complete(url.href));
    if (done.kind !== 'completed') throw new Error('It was not completed.');
    const failures = [
      await failureOf(terminal.credentials.signIn(email, `${password}!`)),
      await failureOf(terminal.redirects.complete(url.href.replace('code=', 'code=x'))),
    ];
    const kept = [...terminal.storage.kept.values()].join('\n');
    const secrets = [
      password,
      url.searchParams.get('code') ?? '',
      done.tokens.accessToken.accessToken,
      done.tokens.idToken?.idToken ?? '',
    ];
    for (const secret of secrets) {
      expect(secret).not.toBe('');
      expect(written.join('\n')).not.toContain(secret);
      expect(JSON.stringify(failures)).not.toContain(secret);
      // The library's own storage keeps nothing of a sign-in that is over either.
      expect(kept).not.toContain(secret);
    }
  });
});

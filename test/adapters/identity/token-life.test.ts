import { Effect } from 'effect';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SignInTokens } from '#ports/sign-in/sign-in-session.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';
import { login, memoryStorage, terminalAt } from '#test/adapters/identity/identity-shop.ts';
import { watchWire } from '#test/identity-library/wire.ts';
import {
  clientId,
  type IdentityUnderTest,
  identityUnderTest,
} from '#test/sandbox/identity/identity-under-test.ts';

const { runPromise } = Effect;
let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await identityUnderTest();
  // It opens its tables at the first request.
  await identity.get('/api/v1/sessions/me');
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => identity.close());

/** Somebody who signed in at a terminal, as `crunch auth login --renewable` does. */
const signedIn = async (name = 'signed-up', more: readonly string[] = ['offline_access']) => {
  const wire = watchWire();
  const terminal = terminalAt(identity, memoryStorage(), undefined, more);
  const { email, password } = login(name);
  const step = await runPromise(terminal.credentials.signIn(email, password));
  if (step.kind !== 'accepted') throw new Error('a second step is asked for');
  const { sessionToken } = step;
  const back = await runPromise(terminal.redirects.begin({ returnTo: '/', sessionToken }));
  if (back.kind !== 'returned') throw new Error('nobody came back');
  const done = await runPromise(terminal.redirects.complete(back.url));
  if (done.kind !== 'completed') throw new Error('nobody is signed in');
  /** What left for the provider since somebody is signed in. */
  const since = wire.sent.length;
  return { ...terminal, tokens: done.tokens, sent: () => wire.sent.slice(since) };
};
const keptIn = ({ storage }: Awaited<ReturnType<typeof signedIn>>): Record<string, object> =>
  JSON.parse(storage.getItem('renewable-tokens') ?? '{}');
const events = (...names: string[]) => expect.arrayContaining(names);

describe('renewing at a terminal', () => {
  it('[TOKEN-003] [TOKEN-030] sends this form, and tells what happened to each token', async () => {
    const terminal = await signedIn();
    const { refreshToken } = keptIn(terminal) as { refreshToken: Record<string, unknown> };
    const renewal = await runPromise(terminal.tokenLife.renew('accessToken'));
    expect(terminal.sent().map(({ method, path, body }) => [method, path, body])).toEqual([
      [
        'POST',
        '/oauth2/default/v1/token',
        {
          client_id: clientId,
          grant_type: 'refresh_token',
          scope: 'openid profile email offline_access',
          refresh_token: refreshToken['refreshToken'],
        },
      ],
    ]);
    expect(renewal.events).toEqual(
      events('added accessToken', 'removed accessToken', 'renewed accessToken', 'renewed idToken'),
    );
    expect(renewal.events.indexOf('added accessToken')).toBeLessThan(
      renewal.events.indexOf('removed accessToken'),
    );
    expect(renewal.left).toEqual(['accessToken', 'idToken', 'refreshToken']);
    expect(renewal.tokens?.accessToken.accessToken).not.toBe(
      terminal.tokens.accessToken.accessToken,
    );
    expect(renewal.tokens?.idToken?.claims['sub']).toBe(terminal.tokens.idToken?.claims['sub']);
    expect(keptIn(terminal)['refreshToken']).not.toEqual(refreshToken);
    expect((await runPromise(terminal.tokenLife.renew('idToken'))).because).toBeUndefined();
  });

  it('[TOKEN-003] [TOKEN-004] says of tokens that were over that they had expired', async () => {
    const terminal = await signedIn('expired-session');
    const renewal = await runPromise(terminal.tokenLife.renew('accessToken'));
    expect(renewal.events).toContain('expired accessToken');
    expect(renewal.because).toBeUndefined();
  });

  it('[TOKEN-038] [TOKEN-039] throws away what is good no more, and says so', async () => {
    const terminal = await signedIn();
    const { refreshToken } = keptIn(terminal) as { refreshToken: { refreshToken: string } };
    const token = refreshToken.refreshToken;
    await identity.postForm('/oauth2/default/v1/revoke', { client_id: clientId, token });
    const renewal = await runPromise(terminal.tokenLife.renew('accessToken'));
    expect(renewal.because).toBe('The refresh token is invalid or expired.');
    expect(renewal.events).toEqual(
      events('removed refreshToken', 'removed accessToken', 'error accessToken'),
    );
    expect([renewal.tokens, renewal.left]).toEqual([undefined, ['idToken']]);
    expect(keptIn(terminal)).not.toHaveProperty('refreshToken');
  });

  it('[TOKEN-039] throws the token away whose renewal the provider did not answer', async () => {
    const terminal = await signedIn();
    await identity.fault({ operation: 'token', status: 500 });
    const renewal = await runPromise(terminal.tokenLife.renew('accessToken'));
    expect(renewal).toMatchObject({ isUnavailable: true, left: ['idToken', 'refreshToken'] });
    expect(renewal.events).toEqual(events('removed accessToken', 'error accessToken'));
    // The refresh token is left: trying again brings a new token.
    expect((await runPromise(terminal.tokenLife.renew('accessToken'))).tokens).toBeDefined();
  });

  it('[TOKEN-042] needs the name of a token there is', async () => {
    const { tokenLife } = await signedIn();
    expect(await runPromise(tokenLife.renew('x'))).toMatchObject({
      because: 'The tokenManager has no token for the key: x',
      left: ['accessToken', 'idToken', 'refreshToken'],
    });
    vi.restoreAllMocks();
    const plain = await signedIn('signed-up', []);
    expect(await runPromise(plain.tokenLife.renew('accessToken'))).toMatchObject({
      because: 'The tokenManager has no token for the key: accessToken',
      left: [],
    });
  });

  it('takes the refresh token back at the provider when somebody signs out', async () => {
    const terminal = await signedIn();
    const { refreshToken } = keptIn(terminal) as { refreshToken: { refreshToken: string } };
    await runPromise(terminal.providerSession.end(terminal.tokens));
    expect(keptIn(terminal)).toEqual({});
    const answer = await identity.postForm('/oauth2/default/v1/token', {
      ...{ client_id: clientId, grant_type: 'refresh_token', scope: 'openid offline_access' },
      refresh_token: refreshToken.refreshToken,
    });
    expect(await answer.json()).toMatchObject({ error: 'invalid_grant' });
  });
});

describe('who somebody is', () => {
  it('[TOKEN-031] is told to the bearer of a token, if both tokens are of one person', async () => {
    const { tokenLife, tokens, sent } = await signedIn();
    expect(await runPromise(tokenLife.userInfo(tokens))).toMatchObject({
      sub: tokens.idToken?.claims['sub'],
      email: login('signed-up').email,
    });
    expect(
      sent().map(({ method, path, headers }) => [method, path, headers['authorization']]),
    ).toEqual([['GET', '/oauth2/default/v1/userinfo', `Bearer ${tokens.accessToken.accessToken}`]]);
    const idToken = { ...tokens.idToken, claims: { ...tokens.idToken?.claims, sub: 'another' } };
    expect(
      await failureOf(tokenLife.userInfo({ ...tokens, idToken } as SignInTokens)),
    ).toMatchObject({
      _tag: 'SignInNotCompleted',
      because: 'getUserInfo request was rejected due to token mismatch',
    });
  });

  it('[TOKEN-032] is told to nobody without both tokens', async () => {
    const { tokenLife, tokens, sent } = await signedIn();
    expect(await failureOf(tokenLife.userInfo({ accessToken: tokens.accessToken }))).toMatchObject({
      because: 'getUserInfo requires an ID token object',
    });
    const { idToken } = tokens;
    expect(await failureOf(tokenLife.userInfo({ idToken } as SignInTokens))).toMatchObject({
      because: 'getUserInfo requires an access token object',
    });
    expect(sent()).toEqual([]);
  });
});

describe('the session at the provider', () => {
  it('[TOKEN-002] [AUTHN-08] is ACTIVE with its cookie; any failure reads as INACTIVE', async () => {
    const terminal = await signedIn();
    const { tokenLife } = terminal;
    const open = { status: 'ACTIVE', login: login('signed-up').email };
    expect(await runPromise(tokenLife.session)).toMatchObject(open);
    const before = terminal.sent().length;
    await runPromise(tokenLife.extendSession);
    expect(
      terminal
        .sent()
        .slice(before)
        .map(({ method, path }) => [method, path]),
    ).toEqual([['POST', '/api/v1/sessions/me/lifecycle/refresh']]);
    await identity.fault({ operation: 'sessions', status: 500 });
    expect(await runPromise(tokenLife.session)).toEqual({ status: 'INACTIVE' });
    expect(await runPromise(tokenLife.session)).toMatchObject(open);
    await runPromise(terminal.providerSession.end(terminal.tokens));
    expect(await runPromise(tokenLife.session)).toEqual({ status: 'INACTIVE' });
    const away = terminalAt({ ...identity, issuer: 'http://localhost:1/oauth2/default' });
    expect(await runPromise(away.tokenLife.session)).toEqual({ status: 'INACTIVE' });
  });
});

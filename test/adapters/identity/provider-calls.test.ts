import { Effect } from 'effect';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { login, terminalAt } from '#test/adapters/identity/identity-shop.ts';
import { endOf, shopAt } from '#test/adapters/identity/small-provider.ts';
import { type SmallIssuer, startSmallIssuer } from '#test/identity-library/small-issuer.ts';
import { watchWire } from '#test/identity-library/wire.ts';
import {
  clientId,
  type IdentityUnderTest,
  identityUnderTest,
} from '#test/sandbox/identity/identity-under-test.ts';

const { runPromise } = Effect;
let identity: IdentityUnderTest;
let small: SmallIssuer;
beforeAll(async () => {
  [identity, small] = await Promise.all([identityUnderTest(), startSmallIssuer()]);
});
beforeEach(async () => {
  small.forget();
  await identity.post('/sandbox/reset', {});
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  small.close();
  await identity.close();
});

/** Somebody who signs in by password at a terminal, and what left for the provider meanwhile. */
const signedIn = async (name = 'signed-up') => {
  const wire = watchWire();
  const terminal = terminalAt(identity);
  const { email, password } = login(name);
  const step = await runPromise(terminal.credentials.signIn(email, password));
  if (!('sessionToken' in step)) throw new Error('a second step is asked for');
  const back = await runPromise(
    terminal.redirects.begin({ returnTo: '/', sessionToken: step.sessionToken }),
  );
  if (back.kind !== 'returned') throw new Error('nobody came back');
  const done = await runPromise(terminal.redirects.complete(back.url));
  if (done.kind !== 'completed') throw new Error('nobody is signed in');
  return { wire, terminal, tokens: done.tokens, email, password };
};

describe('what the shop sends to the provider', () => {
  it('[AUTHN-01] a password, once, in the body of a POST', async () => {
    const { wire, email, password } = await signedIn();
    const [call, ...more] = wire.to('/api/v1/authn');
    expect(call).toMatchObject({ method: 'POST', query: {}, body: { username: email, password } });
    expect(more).toEqual([]);
    expect(call?.headers['content-type']).toBe('application/json');
  });

  it('[AUTHN-06] the state token of a second step, with each answer', async () => {
    const wire = watchWire();
    const { credentials } = terminalAt(identity);
    const { email, password } = login('factor-email');
    await runPromise(credentials.signIn(email, password));
    await runPromise(Effect.result(credentials.answerCode('000000')));
    const answers = wire.sent.filter(({ path }) => path.startsWith('/api/v1/authn/factors'));
    expect(answers.length).toBeGreaterThan(0);
    for (const { method, body } of answers) {
      expect([method, typeof body['stateToken']]).toEqual(['POST', 'string']);
    }
  });

  it('[AUTHN-04] who wants to unlock an account, and the token of that mail', async () => {
    const wire = watchWire();
    const { credentials } = terminalAt(identity);
    const { email } = login('locked');
    await runPromise(credentials.mailUnlockLink(email));
    await runPromise(Effect.result(credentials.redeemUnlock('made up')));
    const recovery = '/api/v1/authn/recovery';
    expect(wire.sent.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', `${recovery}/unlock`, { username: email, factorType: 'EMAIL' }],
      ['POST', `${recovery}/token`, { recoveryToken: 'made up' }],
    ]);
  });

  it('[TOKEN-001] [TOKEN-029] a code, without a secret, for tokens with all that is kept of them', async () => {
    const { wire, tokens } = await signedIn();
    const [call] = wire.to('/v1/token');
    expect(Object.keys(call?.body ?? {}).sort()).toEqual([
      ...['client_id', 'code', 'code_verifier', 'grant_type', 'redirect_uri'],
    ]);
    expect(call?.headers).not.toHaveProperty('authorization');
    const { accessToken, idToken } = tokens;
    const now = Math.floor(Date.now() / 1000);
    for (const token of [accessToken, idToken]) {
      expect(token?.scopes).toContain('openid');
      expect(token?.expiresAt).toBeGreaterThan(now);
      expect(token?.claims).toMatchObject({ iss: identity.issuer });
    }
    expect(idToken).toMatchObject({ issuer: identity.issuer, clientId });
    expect(accessToken.accessToken.split('.')).toHaveLength(3);
  });

  it('[TOKEN-034] a token somebody wants to know about, by its kind', async () => {
    const { wire, terminal, tokens, email } = await signedIn();
    expect(await runPromise(terminal.providerSession.inspect(tokens))).toMatchObject({
      active: true,
      login: email,
    });
    expect(wire.to('/v1/introspect').map(({ method, body }) => [method, body])).toEqual([
      [
        'POST',
        expect.objectContaining({
          token_type_hint: 'access_token',
          token: tokens.accessToken.accessToken,
        }),
      ],
    ]);
  });

  it('[TOKEN-033] [AUTHN-08] a token that is given back, before the session ends', async () => {
    const { wire, terminal, tokens } = await signedIn();
    expect(await runPromise(terminal.providerSession.end(tokens))).toBe('ended');
    const [call] = wire.to('/v1/revoke');
    expect([call?.method, call?.body]).toEqual([
      'POST',
      expect.objectContaining({
        token_type_hint: 'access_token',
        token: tokens.accessToken.accessToken,
      }),
    ]);
    expect(call?.headers['authorization']).toMatch(/^Basic /);
    expect(await runPromise(terminal.providerSession.inspect(tokens))).toMatchObject({
      active: false,
    });
  });

  it('[AUTHN-08] [AUTHN-10] the end of a session nobody has, which is no failure', async () => {
    const wire = watchWire();
    const { providerSession } = terminalAt(identity);
    expect(await runPromise(providerSession.end(undefined))).toMatch(/^(open|ended)$/);
    expect(
      wire.to('/api/v1/sessions/me').map(({ method, credentials }) => [method, credentials]),
    ).toEqual([['DELETE', 'include']]);
  });
});

describe('what the shop asks of an issuer, and takes from it', () => {
  const signIn = async (shop: ReturnType<typeof shopAt>, change: object = {}) => {
    const { query } = await shop.begin();
    await small.give({ claims: { nonce: query['nonce'] }, ...change });
    return endOf(shop.comeBack());
  };

  it('[TOKEN-026] [TOKEN-027] reads addresses and keys once, and uses those that are told', async () => {
    const shop = shopAt(small);
    for (const _ of [1, 2, 3]) expect(await signIn(shop)).toBe('completed');
    expect(small.askedFor('/.well-known/openid-configuration')).toBe(1);
    expect(small.askedFor('/own/keys')).toBe(1);
    const another = shopAt(small);
    expect(await signIn(another)).toBe('completed');
    expect(small.askedFor('/own/keys')).toBe(2);
  });

  it('[TOKEN-019] signs nobody in with what is no token', async () => {
    const shop = shopAt({ issuer: small.issuer });
    await shop.begin();
    const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
      Response.json({
        access_token: 'no token',
        id_token: 'x.y.z',
        token_type: 'Bearer',
        expires_in: 3600,
      }),
    );
    expect(await endOf(shop.comeBack())).toBe('token');
    expect(asked).toHaveBeenCalled();
  });

  it('[TOKEN-021] sends no code that came with the state of another sign-in', async () => {
    const shop = shopAt(small);
    await shop.begin();
    const sent = shop.sent.length;
    expect(await endOf(shop.comeBack({ code: 'stolen', state: 'x'.repeat(64) }))).toBe('state');
    expect(shop.sent).toHaveLength(sent);
  });
});

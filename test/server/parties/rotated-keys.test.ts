import { Effect } from 'effect';
import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeOidcSignIn } from '#server/parties/oidc-sign-in.ts';
import { login, memoryStorage, terminalAt } from '#test/adapters/identity/identity-shop.ts';
import {
  clientId,
  type IdentityUnderTest,
  identityUnderTest,
} from '#test/sandbox/identity/identity-under-test.ts';

const { runPromise } = Effect;
let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await identityUnderTest();
});
afterAll(() => identity.close());

/** Signs in with the password, through the redirect, as `crunch auth login --renewable` does. */
const signIn = async (terminal: ReturnType<typeof terminalAt>) => {
  const { email, password } = login('signed-up');
  const step = await runPromise(terminal.credentials.signIn(email, password));
  if (step.kind !== 'accepted') throw new Error('a second step is asked for');
  const { sessionToken } = step;
  const back = await runPromise(terminal.redirects.begin({ returnTo: '/', sessionToken }));
  if (back.kind !== 'returned') throw new Error('nobody came back');
  const done = await runPromise(terminal.redirects.complete(back.url));
  if (done.kind !== 'completed') throw new Error('nobody is signed in');
  return done.tokens.accessToken.accessToken;
};

const keyOf = (token: string) => decodeProtectedHeader(token).kid;

it('[TOKEN-027] [AUTH-01] goes on signing people in while the provider changes its signing key', async () => {
  const terminal = terminalAt(identity, memoryStorage(), undefined, ['offline_access']);
  const shop = makeOidcSignIn({
    rewardsScope: 'rewards',
    issuer: identity.issuer,
    audience: 'api://default',
    clientId,
    now: Date.now,
  });
  const verdictOn = async (token: string) => (await shop.verify(token)).kind;
  const before = await signIn(terminal);
  expect(await verdictOn(before)).toBe('good');

  // As planned: the next key was published before.
  await identity.post('/sandbox/keys/rotate', {});
  const planned = await signIn(terminal);
  expect(await verdictOn(planned)).toBe('good');

  // At once, as after a theft: nobody has seen this key.
  await identity.post('/sandbox/keys/rotate', {});
  await identity.post('/sandbox/keys/rotate', {});
  const sudden = await signIn(terminal);
  await expect.poll(() => verdictOn(sudden)).toBe('good');

  const renewal = await runPromise(terminal.tokenLife.renew('accessToken'));
  expect(renewal.because).toBeUndefined();
  const renewed = renewal.tokens?.accessToken.accessToken ?? '';
  expect(await verdictOn(renewed)).toBe('good');
  expect(new Set([before, planned, sudden].map(keyOf)).size).toBe(3);
  expect(keyOf(renewed)).toBe(keyOf(sudden));

  // Whoever was signed in all the while stays so: the key of that token is still published.
  expect(await verdictOn(before)).toBe('good');
});

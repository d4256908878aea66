import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOktaProviderAccounts } from '#adapters/identity/okta-provider-account.ts';
import type { SignInTokens } from '#ports/sign-in-session.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';
import { providerAccountContract } from '#test/ports/provider-account.contract.ts';
import { quickClock } from '#test/quick-clock.ts';
import {
  codeIn,
  type IdentityUnderTest,
  identityUnderTest,
  person,
} from '#test/sandbox/identity/identity-under-test.ts';
import { oktaFor, signIn } from '#test/sandbox/identity/okta-in-node.ts';

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await identityUnderTest();
});
afterAll(() => identity.close());

const accountOf = async (scopes: readonly string[]) => {
  const okta = oktaFor(identity, { scopes: ['openid', 'profile', 'email', ...scopes] });
  const tokens = (await signIn(okta)) as unknown as SignInTokens;
  return Effect.runPromise(makeOktaProviderAccounts(okta, quickClock()).of(tokens));
};

providerAccountContract('okta-auth-js', async () => {
  await identity.post('/sandbox/reset', {});
  identity.clearMails();
  const parts = ['profile', 'email', 'phone', 'password'];
  return {
    account: await accountOf(parts.map((part) => `okta.myAccount.${part}.manage`)),
    closed: await accountOf([]),
    email: person('signed-up').username,
    codeSent: async (to) => codeIn(await identity.mailTo(to)),
  };
});

describe('an account the provider answers for', () => {
  const answering = (name: string, answer: () => Promise<unknown>) =>
    Effect.runSync(
      makeOktaProviderAccounts({ myaccount: { [name]: answer } }, quickClock()).of({
        accessToken: { accessToken: 'a', expiresAt: 0, scopes: [], claims: {} },
      }),
    );
  const refused = (status: number, errorCode?: string) => async () => {
    throw Object.assign(new Error('No.'), { errorCode, xhr: { status } });
  };

  it('[MYACC-15] an e-mail may be verified and polled only where the server gave the links', async () => {
    const email = { id: 'e1', status: 'UNVERIFIED', profile: { email: 'a@b.example' } };
    const act = async () => undefined;
    const actions = async (links: object) => {
      const account = answering('getEmails', async () => [{ ...email, ...links }]);
      return (await Effect.runPromise(account.contacts('email')))[0]?.actions;
    };
    expect(await actions({})).toEqual([]);
    expect(await actions({ verify: act })).toEqual(['verify']);
    expect(await actions({ poll: act })).toEqual(['poll']);
    expect(await actions({ verify: act, poll: act })).toEqual(['verify', 'poll']);
  });

  it.each([
    [refused(401, 'E0000011'), 'SignInOver'],
    [refused(403, 'E0000015'), 'ScopeMissing'],
    [refused(429, 'E0000047'), 'TooManyAttempts'],
    [refused(500), 'SignInUnavailable'],
    [refused(0), 'SignInUnavailable'],
    [async () => ({ unreadable: true }), 'SignInUnavailable'],
  ])('failure %# is %s', async (answer, tag) => {
    expect(await failureOf(answering('getProfile', answer).profile)).toMatchObject({ _tag: tag });
  });
});

import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualAccountScopes } from '#adapters/http/wire/account-scopes.ts';
import {
  type AccountOfOkta,
  makeOktaProviderAccounts,
} from '#adapters/identity/okta-provider-account.ts';
import { makePageAccountCalls } from '#adapters/identity/page-account-calls.ts';
import type { SignInTokens } from '#ports/sign-in/sign-in-session.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';
import { providerAccountContract } from '#test/ports/account/provider-account.contract.ts';
import { quickClock } from '#test/quick-clock.ts';
import {
  codeIn,
  type IdentityUnderTest,
  identityUnderTest,
  person,
} from '#test/sandbox/identity/identity-under-test.ts';
import { type Okta, oktaFor, signIn } from '#test/sandbox/identity/okta-in-node.ts';

let identity: IdentityUnderTest;
let ahead = 0;
beforeAll(async () => {
  identity = await identityUnderTest({ now: () => new Date(Date.now() + ahead) });
});
afterAll(() => identity.close());

/** The account by the library itself, or by the calls of a page. */
type Adapter = (okta: Okta) => AccountOfOkta;

const accountOf = async (adapter: Adapter, scopes: readonly string[]) => {
  const okta = oktaFor(identity, { scopes: ['openid', 'profile', 'email', ...scopes] });
  const acrValues = 'urn:okta:loa:2fa:any:ifpossible';
  const tokens = (await signIn(okta, 'signed-up', { acrValues })) as unknown as SignInTokens;
  return Effect.runPromise(makeOktaProviderAccounts(adapter(okta), quickClock()).of(tokens));
};

const byLibrary: Adapter = (okta) => okta;
const byPage: Adapter = () => makePageAccountCalls(identity.issuer, fetch);

const opened = (adapter: Adapter) => async () => {
  ahead = 0;
  await identity.post('/sandbox/reset', {});
  identity.clearMails();
  const account = await accountOf(adapter, usualAccountScopes);
  return {
    account,
    closed: await accountOf(adapter, []),
    muchLater: async () => {
      ahead = 16 * 60_000;
      return account;
    },
    email: person('signed-up').username,
    codeSent: async (to: string) => codeIn(await identity.mailTo(to)),
  };
};

providerAccountContract('okta-provider-account', opened(byLibrary));
providerAccountContract('okta-provider-account by the calls of a page', opened(byPage));

describe('an account the provider answers for', () => {
  const answering = (name: string, answer: () => Promise<unknown>) =>
    Effect.runSync(
      makeOktaProviderAccounts({ myaccount: { [name]: answer } }, quickClock()).of({
        accessToken: { accessToken: 'a', expiresAt: 0, scopes: [], claims: {} },
      }),
    );
  const refused =
    (status: number, errorCode?: string, headers = {}) =>
    async () => {
      throw Object.assign(new Error('No.'), { errorCode, xhr: { status, headers } });
    };
  const demanding = {
    'www-authenticate': 'Bearer error="insufficient_authentication_context", max_age=0',
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
    [refused(403, 'E0000006'), 'ScopeMissing'],
    [refused(403), 'ScopeMissing'],
    [refused(403, undefined, demanding), 'ConfirmationNeeded'],
    [refused(403, 'E0000006', demanding), 'ConfirmationNeeded'],
    [refused(403, 'E0000038'), 'ContactKindOff'],
    [refused(429, 'E0000047'), 'TooManyAttempts'],
    [refused(500), 'SignInUnavailable'],
    [refused(0), 'SignInUnavailable'],
    [async () => ({ unreadable: true }), 'SignInUnavailable'],
  ])('failure %# is %s', async (answer, tag) => {
    expect(await failureOf(answering('getProfile', answer).profile)).toMatchObject({ _tag: tag });
  });
});

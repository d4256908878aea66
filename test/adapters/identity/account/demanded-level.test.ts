import { Effect } from 'effect';
import { decodeJwt } from 'jose';
import { afterEach, describe, expect, it } from 'vitest';
import { makeOktaProviderAccounts } from '#adapters/identity/okta-provider-account.ts';
import { makePageAccountCalls } from '#adapters/identity/page-account-calls.ts';
import { type AssuranceDemand, assuranceFor } from '#domain/account/assurance.ts';
import type { IdentitySettings } from '#sandbox/identity/base/identity-settings.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';
import { login, settingsFor, terminalAt } from '#test/adapters/identity/identity-shop.ts';
import { quickClock } from '#test/quick-clock.ts';
import {
  codeIn,
  type IdentityUnderTest,
  identityUnderTest,
} from '#test/sandbox/identity/identity-under-test.ts';

const { runPromise } = Effect;
let identity: IdentityUnderTest;
afterEach(() => identity.close());

type Terminal = ReturnType<typeof terminalAt>;

/** Signs in with the password and, where the account has one, the mailed code. */
const signedIn = async (name: string, settings: Partial<IdentitySettings> = {}) => {
  identity = await identityUnderTest({ settings });
  const terminal = terminalAt(identity);
  const { email, password } = login(name);
  let answer = await runPromise(terminal.credentials.signIn(email, password));
  if (answer.kind === 'second-step') {
    const code = codeIn(await identity.mailTo(email));
    answer = await runPromise(terminal.credentials.answerCode(code));
  }
  if (answer.kind !== 'accepted') throw new Error('The password was not enough.');
  const { sessionToken } = answer;
  await completed(terminal, { sessionToken });
  return terminal;
};

type Wish = Partial<Parameters<Terminal['redirects']['begin']>[0]>;

const completed = async ({ redirects }: Terminal, wish: Wish) => {
  const back = await runPromise(redirects.begin({ ...wish, returnTo: '/' }));
  if (back.kind !== 'returned') throw new Error('It has left.');
  const done = await runPromise(redirects.complete(back.url));
  if (done.kind !== 'completed') throw new Error(`It is ${done.kind}.`);
  return done.tokens;
};

/** The account as a page opens it that meets this demand, or makes none. */
const accountAfter = async (terminal: Terminal, wish: Wish) => {
  const tokens = await completed(terminal, { manages: true, ...wish });
  const calls = makePageAccountCalls(settingsFor(identity).issuer, fetch);
  const account = await runPromise(makeOktaProviderAccounts(calls, quickClock()).of(tokens));
  return { account, claims: decodeJwt(tokens.accessToken.accessToken) };
};

const demandOf = async (failing: Promise<unknown>): Promise<AssuranceDemand | undefined> => {
  const failure = await failing;
  expect(failure).toMatchObject({ _tag: 'ConfirmationNeeded' });
  return (failure as { readonly demand?: AssuranceDemand }).demand;
};

describe('a change of how one signs in', () => {
  it('[MYACC-04] [MYACC-12] is refused to a token without the level, with what to ask for', async () => {
    const terminal = await signedIn('signed-up');
    const { account, claims } = await accountAfter(terminal, {});
    expect(claims).not.toHaveProperty('acr');
    expect(await runPromise(account.contacts('email'))).toHaveLength(1);
    const demanded = { maxAge: 900, level: 'urn:okta:loa:2fa:any:ifpossible' };
    const adding = () => failureOf(account.add('email', 'second@people.example'));
    expect(await demandOf(adding())).toEqual(demanded);
    const choosing = () => failureOf(account.updatePassword('N3w!Sn4cks'));
    expect(await demandOf(choosing())).toEqual(demanded);
  });

  it('[MYACC-04] is taken with the level every confirmation asks for', async () => {
    const terminal = await signedIn('signed-up');
    const { account, claims } = await accountAfter(terminal, { recentWithin: 300 });
    const acr = 'urn:okta:loa:2fa:any:ifpossible';
    expect(claims).toMatchObject({ acr, auth_time: expect.any(Number) });
    const added = await runPromise(account.add('email', 'second@people.example'));
    expect(added.value).toBe('second@people.example');
  });

  it('[MYACC-04] is taken once a higher level was met that the refusal demanded', async () => {
    const accountLevel = 'urn:okta:loa:2fa:any';
    const terminal = await signedIn('factor-email', { accountLevel });
    const first = await accountAfter(terminal, { recentWithin: 300 });
    const demand = await demandOf(failureOf(first.account.add('phone', '+12145550100')));
    expect(demand).toEqual({ maxAge: 900, level: accountLevel });
    const { maxAge: recentWithin, ...assurance } = assuranceFor(demand);
    const second = await accountAfter(terminal, { ...assurance, recentWithin });
    expect(second.claims).toMatchObject({ acr: accountLevel });
    const added = await runPromise(second.account.add('phone', '+12145550100'));
    expect(added.isVerified).toBe(false);
  });

  it('[MYACC-08] of a kind the organisation switched off is told as that, not as a lack of rights', async () => {
    const terminal = await signedIn('signed-up', { switchedOff: ['phone'] });
    const { account } = await accountAfter(terminal, { recentWithin: 300 });
    expect(await failureOf(account.contacts('phone'))).toMatchObject({ _tag: 'ContactKindOff' });
    expect(await runPromise(account.contacts('email'))).toHaveLength(1);
  });

  it('[MYACC-02] of the name keeps the rest of the profile, though the whole of it is put', async () => {
    const terminal = await signedIn('loyalty');
    const { account } = await accountAfter(terminal, { recentWithin: 300 });
    const renamed = await runPromise(account.rename({ firstName: 'Zoë', lastName: 'Zing' }));
    expect(renamed).toMatchObject({ firstName: 'Zoë', email: login('loyalty').email });
    const [put] = (await identity.requests('/idp/myaccount/profile')).filter(
      ({ method }) => method === 'PUT',
    );
    expect(put?.body).toMatchObject({
      profile: { login: login('loyalty').email, locale: 'en-US', loyaltyId: expect.any(String) },
    });
  });

  it('a level nobody here can reach is refused at once', async () => {
    const terminal = await signedIn('signed-up');
    for (const level of ['urn:okta:loa:2fa:any', 'phr']) {
      const back = await runPromise(terminal.redirects.begin({ level, returnTo: '/' }));
      if (back.kind !== 'returned') throw new Error('It has left.');
      expect(new URL(back.url).searchParams.get('error')).toBe('unmet_authentication_requirements');
    }
  });
});

import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { makeConfirmIdentity } from '#application/sign-in/security/confirm-identity.ts';
import {
  makeAddContact,
  makeCheckContact,
  makeConfirmContact,
  makeRemoveContact,
  makeSendContactCode,
  makeShowContacts,
} from '#application/sign-in/security/contacts.ts';
import { makeOpenAccount } from '#application/sign-in/security/open-account.ts';
import {
  makeChoosePassword,
  makeRemovePassword,
  makeShowPassword,
} from '#application/sign-in/security/password.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';
import {
  memorySignIn,
  type SignInParts,
  sara,
  signedInAt,
} from '#test/application/sign-in/memory-sign-in.ts';
import {
  demandingAccounts,
  makeMemoryProviderAccounts,
} from '#test/doubles/account/memory-provider-account.ts';
import { memoryCode } from '#test/doubles/sign-in/memory-credentials.ts';

const { runPromise } = Effect;
const email = sara.accountContacts.email;
const returnTo = '/profile/security';

/** A shop with an account at the provider, for whoever is signed in or not. */
const withAccount = (parts: SignInParts = {}, accountScopes: readonly string[] = ['account']) => {
  const shop = memorySignIn(parts);
  const accounts = makeMemoryProviderAccounts({ email, firstName: 'Sara', lastName: 'Singh' });
  const open = makeOpenAccount(shop.session, shop.pass, accounts);
  return {
    ...shop,
    confirmIdentity: makeConfirmIdentity(
      {
        redirectSignIn: shop.identity.redirects,
        signInSession: shop.session,
        accountPass: shop.pass,
        shopFacts: { accountScopes },
      },
      shop.completeSignIn,
    ),
    showContacts: makeShowContacts(open),
    addContact: makeAddContact(open),
    removeContact: makeRemoveContact(open),
    sendContactCode: makeSendContactCode(open),
    confirmContact: makeConfirmContact(open),
    checkContact: makeCheckContact(open),
    showPassword: makeShowPassword(open),
    choosePassword: makeChoosePassword(open),
    removePassword: makeRemovePassword(open),
  };
};

/** … signed in, and proved once more. */
const confirmedIn = async (parts: SignInParts = {}) => {
  const shop = withAccount(parts);
  await signedInAt(shop);
  await runPromise(shop.confirmIdentity({ returnTo }));
  const outcome = await runPromise(shop.completeSignIn(shop.identity.landing()));
  return { ...shop, outcome };
};

describe('the account at the provider', () => {
  it('[AUTH-13] is nobody’s without a session', async () => {
    const shop = withAccount();
    const refused = { _tag: 'NotSignedIn' };
    expect(await failureOf(shop.confirmIdentity({ returnTo }))).toMatchObject(refused);
    expect(await failureOf(shop.showContacts('email'))).toMatchObject(refused);
    expect(await failureOf(shop.choosePassword('N3w!Sn4cks'))).toMatchObject(refused);
    expect(shop.identity.begun).toEqual([]);
  });

  it('opens to who proved once more to be there; the session stays what it was', async () => {
    const shop = withAccount();
    await signedInAt(shop);
    const before = await runPromise(shop.session.tokens);
    expect(await failureOf(shop.showContacts('email'))).toMatchObject({
      _tag: 'ConfirmationNeeded',
    });
    expect(await runPromise(shop.confirmIdentity({ returnTo }))).toEqual({ kind: 'leaving' });
    expect(shop.identity.begun.at(-1)).toEqual({
      manages: true,
      recentWithin: 300,
      loginHint: email,
      returnTo,
    });
    const outcome = await runPromise(shop.completeSignIn(shop.identity.landing()));
    expect(outcome).toEqual({ kind: 'confirmed', returnTo });
    expect(await runPromise(shop.showContacts('email'))).toMatchObject([{ value: email }]);
    expect(await runPromise(shop.session.tokens)).toEqual(before);
  });

  it('[MYACC-12] asks the provider for what it demanded when it refused, once', async () => {
    const shop = withAccount();
    await signedInAt(shop);
    await runPromise(shop.confirmIdentity({ returnTo }));
    await runPromise(shop.completeSignIn(shop.identity.landing()));
    const demand = { maxAge: 60, level: 'urn:okta:loa:2fa:any' };
    const open = makeOpenAccount(shop.session, shop.pass, demandingAccounts(demand));
    expect(await failureOf(makeShowPassword(open)())).toMatchObject({ demand });
    expect(await failureOf(makeAddContact(open)('email', 'second@people.example'))).toMatchObject({
      demand,
    });
    await runPromise(shop.confirmIdentity({ returnTo }));
    expect(shop.identity.begun.at(-1)).toMatchObject({ recentWithin: 60, level: demand.level });
    await runPromise(shop.completeSignIn(shop.identity.landing()));
    await runPromise(shop.confirmIdentity({ returnTo }));
    expect(shop.identity.begun.at(-1)).toMatchObject({ recentWithin: 300 });
  });

  it('never comes back to another site', async () => {
    const shop = withAccount();
    await signedInAt(shop);
    await runPromise(shop.confirmIdentity({ returnTo: '//evil.example' }));
    expect(shop.identity.begun.at(-1)).toMatchObject({ returnTo: '/' });
  });

  it('stays closed to somebody else at the same screen', async () => {
    const shop = withAccount({ present: () => 'fay@people.example' });
    await signedInAt(shop);
    await runPromise(shop.confirmIdentity({ returnTo }));
    const failure = await failureOf(shop.completeSignIn(shop.identity.landing()));
    expect(failure).toMatchObject({ _tag: 'SomebodyElse' });
    expect(await failureOf(shop.showPassword())).toMatchObject({ _tag: 'ConfirmationNeeded' });
    expect(await runPromise(shop.readShopper())).toMatchObject({ role: 'customer' });
  });

  it('says so where the provider does not give what opens it, and keeps the session', async () => {
    const { outcome, ...shop } = await confirmedIn({ closed: true });
    expect(outcome).toEqual({ kind: 'confirmed', returnTo });
    expect(await failureOf(shop.showPassword())).toMatchObject({ _tag: 'ScopeMissing' });
    expect(await runPromise(shop.readShopper())).toMatchObject({ role: 'customer' });
  });

  it('is not asked for where no scopes are configured', async () => {
    const shop = withAccount({}, []);
    await signedInAt(shop);
    const failure = await failureOf(shop.confirmIdentity({ returnTo }));
    expect(failure).toMatchObject({ _tag: 'FlowNotOffered' });
    expect(shop.identity.begun).toHaveLength(1);
  });

  it.each([
    [
      'a logout here',
      async (shop: Awaited<ReturnType<typeof confirmedIn>>) => runPromise(shop.signOut()),
    ],
    [
      'a logout elsewhere',
      async ({ events }: Awaited<ReturnType<typeof confirmedIn>>) =>
        events.emit({ name: 'logout', reason: 'sessionexpired' }),
    ],
    [
      'its hour',
      async ({ clock }: Awaited<ReturnType<typeof confirmedIn>>) => clock.advance(3_600_000),
    ],
  ])('[AUTH-06] closes with %s', async (_, happens) => {
    const shop = await confirmedIn();
    await runPromise(shop.pass.tokens);
    await happens(shop);
    expect(await failureOf(shop.pass.tokens)).toMatchObject({ _tag: 'ConfirmationNeeded' });
  });
});

describe('addresses and numbers', () => {
  it('[MYACC-15] are added, confirmed by a code and removed; each change tells all of them', async () => {
    const shop = await confirmedIn();
    const all = await runPromise(shop.addContact('email', '  new@people.example '));
    expect(all.map(({ value, isVerified }) => [value, isVerified])).toEqual([
      [email, true],
      ['new@people.example', false],
    ]);
    const id = all[1]?.id ?? '';
    const sent = await runPromise(shop.sendContactCode('email', id));
    expect(sent.actions).toEqual(['verify', 'poll']);
    expect(await runPromise(shop.checkContact(sent))).toBe(false);
    expect(await failureOf(shop.confirmContact(sent, ' '))).toMatchObject({
      problems: { code: { key: 'required.code' } },
    });
    const confirmed = await runPromise(shop.confirmContact(sent, ` ${memoryCode} `));
    expect(confirmed[1]?.isVerified).toBe(true);
    expect(await runPromise(shop.checkContact(sent))).toBe(true);
    expect(await runPromise(shop.removeContact('email', id))).toHaveLength(1);
    expect(await runPromise(shop.removeContact('email', id))).toHaveLength(1);
  });

  it('[MYACC-16] are written as the provider knows them, and checked before it is asked', async () => {
    const shop = await confirmedIn();
    const [phone] = await runPromise(shop.addContact('phone', '(214) 555-0100'));
    expect(phone).toMatchObject({ value: '+12145550100' });
    expect(await failureOf(shop.addContact('phone', '555'))).toMatchObject({
      problems: { phoneNumber: { key: 'phone.digits' } },
    });
    expect(await failureOf(shop.addContact('email', 'sara'))).toMatchObject({
      problems: { email: { key: 'email.format' } },
    });
  });
});

describe('the password at the provider', () => {
  it('[MYACC-13] [MYACC-14] is changed, removed and chosen anew, by what is offered', async () => {
    const shop = await confirmedIn();
    expect((await runPromise(shop.showPassword())).actions).toEqual(['get', 'update', 'delete']);
    expect(await failureOf(shop.choosePassword('weak'))).toMatchObject({
      problems: { password: { key: 'password.short' } },
    });
    const changed = await runPromise(shop.choosePassword('N3w!Sn4cks'));
    expect(changed.actions).toEqual(['get', 'update', 'delete']);
    expect((await runPromise(shop.removePassword())).actions).toEqual(['enroll']);
    const chosen = await runPromise(shop.choosePassword('N3w!Sn4cks'));
    expect(chosen.actions).toEqual(['get', 'update', 'delete']);
  });
});

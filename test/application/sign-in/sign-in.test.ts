import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import type { Customer } from '#domain/account/customer.ts';
import { CustomerUnreadable } from '#ports/account/account-failures.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';
import { product } from '#test/arbitraries/cart.ts';
import { memorySignIn, password, sara, signedInAt } from './memory-sign-in.ts';

const { runPromise } = Effect;
const entry = { email: ' sara@people.example ', password, returnTo: '/checkout?step=1' };

describe('signing in', () => {
  it('[AUTH-01] [AUTH-03] leaves for the provider and is a customer when it comes back', async () => {
    const shop = memorySignIn();
    expect(await runPromise(shop.readShopper())).toEqual({ role: 'guest' });
    expect(await runPromise(shop.signIn(entry))).toEqual({ kind: 'leaving' });
    expect(await runPromise(shop.readShopper())).toEqual({ role: 'guest' });
    expect(await runPromise(shop.completeSignIn(shop.identity.landing()))).toEqual({
      kind: 'signed-in',
      customer: sara,
      returnTo: '/checkout?step=1',
    });
    expect(await runPromise(shop.readShopper())).toEqual({ role: 'customer', customer: sara });
  });

  it('[AUTH-21] goes on at once where there is no page to leave', async () => {
    const shop = memorySignIn({ leaves: false });
    expect(await runPromise(shop.signIn(entry))).toMatchObject({ kind: 'signed-in' });
  });

  it('[AUTH-04] through Google marks the customer social', async () => {
    const social: Customer = { ...sara, accountUsers: { social: true } };
    const shop = memorySignIn({ googleIdpId: 'google', customer: social });
    await runPromise(shop.signInWithGoogle({ returnTo: '/cart' }));
    expect(shop.identity.begun).toEqual([{ through: 'google', returnTo: '/cart' }]);
    await runPromise(shop.completeSignIn(shop.identity.landing()));
    const shopper = await runPromise(shop.readShopper());
    expect(shopper.role === 'customer' && shopper.customer.accountUsers.social).toBe(true);
  });

  it('[AUTH-02] through Google is refused where none is configured, and nothing begins', async () => {
    const shop = memorySignIn();
    expect(await failureOf(shop.signInWithGoogle({}))).toMatchObject({ _tag: 'GoogleNotOffered' });
    expect(shop.identity.begun).toEqual([]);
  });

  it.each([
    ['AUTH-17', 'sara@people.example', 'Wr0ng!Wr0ng', 'CredentialsRejected'],
    ['AUTH-16', 'luke@people.example', password, 'AccountLocked'],
  ])('[%s] %s with %s fails as %s, and nobody leaves', async (_, email, typed, tag) => {
    const shop = memorySignIn();
    const failure = await failureOf(shop.signIn({ email, password: typed }));
    expect(failure).toMatchObject({ _tag: tag });
    expect(shop.identity.begun).toEqual([]);
  });

  it('[AUTH-18] a provider that does not answer says so', async () => {
    const shop = memorySignIn({ isDown: () => true });
    expect(await failureOf(shop.signIn(entry))).toMatchObject({ _tag: 'SignInUnavailable' });
  });

  it('checks what is typed before anybody is asked', async () => {
    const shop = memorySignIn({ isDown: () => true });
    expect(await failureOf(shop.signIn({ email: 'sara', password: '' }))).toMatchObject({
      _tag: 'InputRefused',
      problems: { email: { key: 'email.format' }, password: { key: 'required.password' } },
    });
  });

  it('[AUTH-14] never returns to another site, whatever the form or the provider says', async () => {
    const shop = memorySignIn();
    await runPromise(shop.signIn({ ...entry, returnTo: '//evil.example' }));
    expect(shop.identity.begun).toMatchObject([{ returnTo: '/' }]);
    const { redirects } = shop.identity;
    await runPromise(redirects.begin({ through: 'x', returnTo: 'https://evil.example' }));
    const outcome = await runPromise(shop.completeSignIn(shop.identity.landing()));
    expect(outcome).toMatchObject({ kind: 'signed-in', returnTo: '/' });
    const google = memorySignIn({ googleIdpId: 'google' });
    await runPromise(google.signInWithGoogle({ returnTo: '//evil.example' }));
    expect(google.identity.begun).toMatchObject([{ returnTo: '/' }]);
  });

  it('[AUTH-19] a customer that cannot be read leaves nobody signed in', async () => {
    const shop = memorySignIn({ unreadable: () => new CustomerUnreadable({ issue: 'id' }) });
    await runPromise(shop.signIn(entry));
    expect(await failureOf(shop.completeSignIn(shop.identity.landing()))).toMatchObject({
      _tag: 'CustomerUnreadable',
    });
    expect(await runPromise(shop.session.tokens)).toBeUndefined();
    expect(await runPromise(shop.readShopper())).toEqual({ role: 'guest' });
  });

  it('a return nobody began signs nobody in, and leaves a customer who is', async () => {
    const shop = memorySignIn();
    await signedInAt(shop);
    const url = 'http://shop.test/implicit/callback?code=x&state=y';
    expect(await failureOf(shop.completeSignIn(url))).toMatchObject({ _tag: 'SignInNotCompleted' });
    expect(await runPromise(shop.readShopper())).toMatchObject({ role: 'customer' });
  });
});

describe('signing out', () => {
  it('[AUTH-05] [SESS-02] clears token and customer, tells the tabs, then the provider', async () => {
    const shop = memorySignIn();
    await signedInAt(shop);
    const tokens = await runPromise(shop.session.tokens);
    await runPromise(shop.signOut());
    expect(await runPromise(shop.session.tokens)).toBeUndefined();
    expect(await runPromise(shop.readShopper())).toEqual({ role: 'guest' });
    expect(shop.events.heard).toEqual([{ name: 'logout', reason: 'user' }]);
    expect(shop.identity.ended).toEqual([tokens]);
  });

  it('[AUTH-05] takes a cart along that the account keeps; one with unsaved changes stays', async () => {
    const base = [product('CHP-0101', 2)];
    const link = { accountId: sara.id, token: 'token', version: 1, base };
    const kept = memorySignIn({ cart: { lines: base, link } });
    await runPromise(kept.signOut());
    expect(await runPromise(kept.cart.read)).toEqual({ lines: [] });
    const changed = { lines: [product('CHP-0101', 3)], link };
    const unsaved = memorySignIn({ cart: changed });
    await runPromise(unsaved.signOut());
    expect(await runPromise(unsaved.cart.read)).toEqual(changed);
    const guests = memorySignIn({ cart: { lines: base } });
    await runPromise(guests.signOut());
    expect((await runPromise(guests.cart.read)).lines).toEqual(base);
  });

  it('[AUTH-05] wins over a provider that does not answer', async () => {
    let down = false;
    const shop = memorySignIn({ isDown: () => down });
    await signedInAt(shop);
    down = true;
    await runPromise(shop.signOut());
    expect(await runPromise(shop.readShopper())).toEqual({ role: 'guest' });
  });
});

describe('a session', () => {
  it('[TOKEN-005] [TOKEN-040] ends with its token, without being asked', async () => {
    const shop = memorySignIn();
    await signedInAt(shop);
    // 30 s early: what is asked for then must still arrive with a good token.
    shop.clock.advance(3_569_000);
    expect(await runPromise(shop.readShopper())).toMatchObject({ role: 'customer' });
    shop.clock.advance(1000);
    expect(await runPromise(shop.readShopper())).toEqual({ role: 'guest' });
  });
});

describe('unlocking', () => {
  it('mails whom it is asked to, known or not, and refuses what is no e-mail', async () => {
    const shop = memorySignIn();
    await runPromise(shop.unlockAccount(' luke@people.example '));
    await runPromise(shop.unlockAccount('nobody@people.example'));
    expect(shop.identity.mailed).toEqual(['luke@people.example', 'nobody@people.example']);
    expect(await failureOf(shop.unlockAccount('luke'))).toMatchObject({ _tag: 'InputRefused' });
  });
});

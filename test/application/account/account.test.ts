import { Effect } from 'effect';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeChooseDefaultAddress } from '#application/account/choose-default-address.ts';
import { makeCreateAccount } from '#application/account/create-account.ts';
import {
  makeChangePassword,
  makeForgotPassword,
  makeResetPassword,
} from '#application/account/passwords.ts';
import { makeRefreshCustomer } from '#application/account/refresh-customer.ts';
import { makeRemoveAddress } from '#application/account/remove-address.ts';
import { makeRemoveCard } from '#application/account/remove-card.ts';
import { makeSaveAddress } from '#application/account/save-address.ts';
import { makeSavePreferences } from '#application/account/save-preferences.ts';
import { makeSaveProfile } from '#application/account/save-profile.ts';
import { makeShowCards } from '#application/account/show-cards.ts';
import { makeShowOrders } from '#application/account/show-orders.ts';
import type { Customer } from '#domain/account/customer.ts';
import { type Variant, variants } from '#domain/session/variant.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';
import {
  memorySignIn,
  password,
  sara,
  signedInAt,
} from '#test/application/sign-in/memory-sign-in.ts';
import {
  type MemoryDirectoryFacts,
  makeMemoryAccountDirectory,
} from '#test/doubles/account/memory-account-directory.ts';
import { makeMemoryAccountOrders } from '#test/doubles/order/memory-account-orders.ts';
import { ada } from '#test/fixtures.ts';

const { runPromise } = Effect;
const card = {
  id: 'card-1',
  sequence: 1,
  cardType: 'Visa',
  cardNumberMask: '**** 1111',
  nameonCard: 'Sara Singh',
  expDate: '12/30',
};
const withCard: Customer = { ...sara, paymentCards: [card], optInCodes: ['REWARDS_NEWS'] };

const memoryAccount = (facts: MemoryDirectoryFacts = {}, variant: Variant = variants.snacks) => {
  const shop = memorySignIn({ customer: withCard });
  const { session, accounts, clock } = shop;
  const directory = makeMemoryAccountDirectory({ currentPassword: password, ...facts });
  const orders = makeMemoryAccountOrders();
  return {
    shop,
    directory,
    pages: orders.asked,
    createAccount: makeCreateAccount(
      { accountDirectory: directory, clock, shopFacts: { variant } },
      shop.signIn,
    ),
    forgotPassword: makeForgotPassword(directory, variant),
    resetPassword: makeResetPassword(directory),
    customerOnly: {
      changePassword: makeChangePassword(session, directory),
      refreshCustomer: makeRefreshCustomer(session, accounts),
      saveProfile: makeSaveProfile(session, accounts, clock),
      savePreferences: makeSavePreferences(session, accounts, variant),
      saveAddress: makeSaveAddress(session, accounts),
      removeAddress: makeRemoveAddress(session, accounts),
      chooseDefaultAddress: makeChooseDefaultAddress(session, accounts),
      showCards: makeShowCards(session, accounts),
      removeCard: makeRemoveCard(session, accounts),
      showOrders: makeShowOrders(session, orders),
    },
  };
};

const texas = { ...ada, state: 'TX' };
const inputs = {
  changePassword: { currentPassword: password, newPassword: 'N3w!Sn4cks' },
  refreshCustomer: undefined,
  saveProfile: { firstName: 'Sara', lastName: 'Stone' },
  savePreferences: { communicationPreferences: { email: true, sms: true }, news: true },
  saveAddress: { address: texas, primaryAddr: true },
  removeAddress: 'address-1',
  chooseDefaultAddress: 'address-1',
  showCards: undefined,
  removeCard: 1,
  showOrders: 1,
} as const;
type CustomerOnly = keyof typeof inputs;
const names = Object.keys(inputs) as CustomerOnly[];

describe('what only customers may do', () => {
  it('[AUTH-13] [AUTH-21] every use case of an account refuses a guest, and asks nobody', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), async (name) => {
        const account = memoryAccount();
        const useCase = account.customerOnly[name] as (
          input: unknown,
        ) => Effect.Effect<unknown, { readonly _tag: string }>;
        expect(await failureOf(useCase(inputs[name]))).toMatchObject({ _tag: 'NotSignedIn' });
        expect(account.directory.asked).toEqual([]);
        expect(account.pages).toEqual([]);
        expect(account.shop.accounts.account()).toEqual(withCard);
      }),
    );
  });

  it('[ACCT-01] [ACCT-08] the profile is checked, saved and remembered', async () => {
    const { customerOnly, shop } = memoryAccount();
    await signedInAt(shop);
    const saved = await runPromise(customerOnly.saveProfile(inputs.saveProfile));
    expect(saved.accountContacts).toEqual({ ...inputs.saveProfile, email: 'sara@people.example' });
    expect(await runPromise(shop.readShopper())).toEqual({ role: 'customer', customer: saved });
    const bad = customerOnly.saveProfile({ firstName: '', lastName: 'S' });
    expect(await failureOf(bad)).toMatchObject({ _tag: 'InputRefused' });
  });

  it('[ACCT-02] [ACCT-03] [ACCT-04] addresses are added, made the default and removed', async () => {
    const { customerOnly, shop } = memoryAccount();
    await signedInAt(shop);
    const { saveAddress, chooseDefaultAddress, removeAddress } = customerOnly;
    await runPromise(saveAddress({ address: texas, primaryAddr: false }));
    const second = { address: { ...texas, address: '2 Elm St' }, primaryAddr: false };
    const two = await runPromise(saveAddress(second));
    const last = two.accountAddresses.at(-1)?.id ?? '';
    const chosen = await runPromise(chooseDefaultAddress(last));
    expect(chosen.accountAddresses.map(({ primaryAddr }) => primaryAddr)).toEqual([true, false]);
    expect(chosen.accountAddresses[0]?.id).toBe(last);
    const left = await runPromise(removeAddress(last));
    expect(left.accountAddresses).toMatchObject([{ primaryAddr: true }]);
    expect(await failureOf(chooseDefaultAddress(last))).toMatchObject({ _tag: 'AddressNotFound' });
    const box = saveAddress({ address: { ...texas, address: 'PO Box 1' }, primaryAddr: false });
    expect(await failureOf(box)).toMatchObject({ _tag: 'InputRefused' });
  });

  it('[ACCT-06] [ACCT-07] cards are listed and removed; news of the other site stay', async () => {
    const { customerOnly, shop } = memoryAccount();
    await signedInAt(shop);
    expect(await runPromise(customerOnly.showCards())).toEqual([card]);
    expect(await runPromise(customerOnly.removeCard(1))).toEqual([]);
    const wanted = await runPromise(customerOnly.savePreferences(inputs.savePreferences));
    expect(wanted.optInCodes).toEqual(['REWARDS_NEWS', 'SHOP_NEWS']);
    const unwanted = { ...inputs.savePreferences, news: false };
    const left = await runPromise(customerOnly.savePreferences(unwanted));
    expect(left.optInCodes).toEqual(['REWARDS_NEWS']);
  });

  it('[PWD-04] a password is changed by who knows it, to one that passes the rules', async () => {
    const { customerOnly, shop, directory } = memoryAccount();
    await signedInAt(shop);
    const { changePassword } = customerOnly;
    await runPromise(changePassword(inputs.changePassword));
    const wrong = changePassword({ currentPassword: 'x', newPassword: 'N3w!Sn4cks' });
    expect(await failureOf(wrong)).toMatchObject({ _tag: 'CurrentPasswordWrong' });
    const weak = changePassword({ currentPassword: '', newPassword: 'weak' });
    expect(await failureOf(weak)).toMatchObject({
      problems: { currentPassword: { key: 'required.currentPassword' }, password: {} },
    });
    expect(directory.asked).toEqual(['changePassword', 'changePassword']);
  });
});

const form = {
  firstName: 'Sara',
  lastName: 'Singh',
  email: 'sara@people.example',
  phoneNumber: '2145550100',
  password,
  gender: 'female',
  birthDate: { day: '1', month: '2', year: '1990' },
  termsAccepted: true,
  news: true,
};

describe('an account that is made', () => {
  it('[REG-01] [REG-02] [REG-09] [PWD-03] [VAR-04] is asked about, registered and signed in', async () => {
    const { createAccount, directory, shop } = memoryAccount();
    expect(await runPromise(createAccount({ ...form, returnTo: '/cart' }))).toEqual({
      kind: 'leaving',
    });
    expect(directory.asked).toEqual([`isSocial ${form.email}`, `register ${form.email}`]);
    expect(directory.registrations).toMatchObject([
      { sourceID: 'SNACKS_WEB', optInCodes: ['SHOP_NEWS'], birthDate: '1990-02-01' },
    ]);
    expect(directory.registrations[0]).not.toHaveProperty('loyaltyId');
    expect(shop.identity.begun).toMatchObject([{ returnTo: '/cart' }]);
  });

  it('[REG-03] [REG-10] [VAR-04] on the rewards site carries the member’s number', async () => {
    const members = { [form.email]: 'LOY-1' };
    const { createAccount, directory } = memoryAccount({ members }, variants.rewards);
    await runPromise(createAccount(form));
    expect(directory.asked[1]).toBe(`loyaltyOf ${form.email}`);
    expect(directory.registrations).toMatchObject([
      { sourceID: 'REWARDS_WEB', loyaltyId: 'LOY-1' },
    ]);
  });

  it('[REG-04] [PWD-03] is refused to who signs in through Google, before anything is sent', async () => {
    const { createAccount, directory } = memoryAccount({ social: [form.email] });
    expect(await failureOf(createAccount(form))).toMatchObject({
      _tag: 'SocialAccount',
      wish: 'register',
    });
    expect(directory.registrations).toEqual([]);
  });

  it('[REG-01] is refused where one exists, and nobody is signed in', async () => {
    const { createAccount, shop } = memoryAccount({ known: [form.email] });
    expect(await failureOf(createAccount(form))).toMatchObject({ _tag: 'AccountExists' });
    expect(shop.identity.begun).toEqual([]);
  });
});

describe('a forgotten password', () => {
  it('[PWD-01] [PWD-03] is mailed about after the social check, known or not', async () => {
    const { forgotPassword, directory } = memoryAccount();
    await runPromise(forgotPassword(' nobody@people.example '));
    expect(directory.asked).toEqual([
      'isSocial nobody@people.example',
      'mailResetLink nobody@people.example SNACKS_WEB',
    ]);
  });

  it('[PWD-02] is nothing a Google account has', async () => {
    const { forgotPassword, directory } = memoryAccount({ social: ['gina@people.example'] });
    expect(await failureOf(forgotPassword('gina@people.example'))).toMatchObject({
      _tag: 'SocialAccount',
      wish: 'forgot-password',
    });
    expect(directory.asked).toEqual(['isSocial gina@people.example']);
  });

  it('[PWD-11] is replaced by a link once', async () => {
    const { resetPassword } = memoryAccount({ resetTokens: ['link'] });
    const entry = { token: 'link', newPassword: 'N3w!Sn4cks' };
    const weak = resetPassword({ ...entry, newPassword: 'weak' });
    expect(await failureOf(weak)).toMatchObject({ _tag: 'InputRefused' });
    await runPromise(resetPassword(entry));
    expect(await failureOf(resetPassword(entry))).toMatchObject({ _tag: 'ResetLinkRefused' });
  });
});

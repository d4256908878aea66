import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import type { AccountEntry } from '#application/account/create-account.ts';
import type { ProfileEntry } from '#application/account/save-profile.ts';
import { SocialAccount } from '#ports/account/account-failures.ts';
import { AccountLocked } from '#ports/sign-in/sign-in-failures.ts';
import { InputRefused } from '#ports/validation/input-refused.ts';
import { sara } from '#test/ui/customers.ts';
import { coreOf } from '#test/ui/memory-core.ts';
import { makeAddressForm } from '#ui/stores/account/address-form.ts';
import { makeProfileForm } from '#ui/stores/account/profile-form.ts';
import { makeJoinForm } from '#ui/stores/sign-in/account-forms.ts';
import { makeLoginForm, makeResetForm } from '#ui/stores/sign-in/password-forms.ts';

const today = () => '2026-11-21';
const password = 'Sn4cks!Sn4cks';
const filled = {
  firstName: 'Nia',
  lastName: 'New',
  email: 'nia@example.com',
  phoneNumber: '2145550100',
  password,
  gender: 'undisclosed',
  birthDate: { day: '29', month: '2', year: '2000' },
  termsAccepted: true,
};

describe('the create-account form', () => {
  it('[REG-05] [REG-06] names every empty field and sends nothing', async () => {
    const form = makeJoinForm(coreOf({}), today, '/');
    expect(await form.submit()).toBe(false);
    expect(Object.keys(form.problems)).toEqual(
      'firstName lastName email password terms'.split(' '),
    );
    form.type({ birthDate: { day: '30', month: '2', year: '2000' }, termsAccepted: true });
    expect(Object.keys(form.problems)).not.toContain('day');
    expect(Object.keys(form.problems)).not.toContain('terms');
  });

  it('[REG-08] refuses days there are not, and takes a leap day', async () => {
    const sent: AccountEntry[] = [];
    const core = coreOf({
      createAccount: (entry) => {
        sent.push(entry);
        return Effect.succeed({ kind: 'leaving' } as const);
      },
    });
    const form = makeJoinForm(core, today, '/cart');
    form.type({ ...filled, birthDate: { day: '30', month: '2', year: '2000' } });
    expect(await form.submit()).toBe(false);
    expect(form.problems).toEqual({ birthDate: { key: 'birthDate.invalid' } });
    form.type({ birthDate: filled.birthDate });
    expect(form.problems).toEqual({});
    expect(await form.submit()).toBe(true);
    expect(sent).toEqual([{ ...filled, news: false, returnTo: '/cart' }]);
  });

  it('[REG-04] keeps what was typed when the account exists by Google', async () => {
    const failure = new SocialAccount({ wish: 'register' });
    const form = makeJoinForm(coreOf({ createAccount: () => Effect.fail(failure) }), today, '/');
    form.type(filled);
    expect(await form.submit()).toBe(false);
    expect(form.sending).toEqual({ is: 'failed', failure });
    expect(form.typed.email).toBe(filled.email);
  });
});

describe('forms about passwords', () => {
  it('[AUTH-17] log-in asks for both before it asks anybody, then passes failures on', async () => {
    const failure = new AccountLocked();
    const form = makeLoginForm(coreOf({ signIn: () => Effect.fail(failure) }), '/');
    form.check('email');
    expect(Object.keys(form.problems)).toEqual(['email']);
    await form.submit();
    expect(Object.keys(form.problems)).toEqual(['email', 'password']);
    form.type({ email: 'luke@people.example', password: 'x' });
    await form.submit();
    expect(form.sending).toEqual({ is: 'failed', failure });
    expect(form.attempt).toBe(2);
  });

  it('[PWD-11] a new password is sent with its token, once both are the same', async () => {
    const sent: unknown[] = [];
    const core = coreOf({
      resetPassword: (entry) => {
        sent.push(entry);
        return Effect.void;
      },
    });
    const form = makeResetForm(core, 'tok');
    form.type({ password, passwordAgain: 'other' });
    expect(await form.submit()).toBe(false);
    expect(form.problems).toEqual({ passwordAgain: { key: 'password.differs' } });
    form.type({ passwordAgain: password });
    expect(await form.submit()).toBe(true);
    expect(sent).toEqual([{ token: 'tok', newPassword: password }]);
  });
});

describe('forms about the account', () => {
  it('[ACCT-08] the profile leaves out what is empty and takes a whole birth date only', async () => {
    const sent: ProfileEntry[] = [];
    const core = coreOf({
      saveProfile: (entry) => {
        sent.push(entry);
        return Effect.succeed(sara);
      },
    });
    const form = makeProfileForm(core, sara, today);
    form.type({ phoneNumber: ' ', birthDate: { day: '7', month: '', year: '' } });
    expect(await form.submit()).toBe(false);
    expect(Object.keys(form.problems)).toEqual(['month', 'year', 'gender']);
    form.type({ birthDate: { day: '7', month: '3', year: '1990' }, gender: 'undisclosed' });
    expect(await form.submit()).toBe(true);
    expect(sent).toEqual([
      { firstName: 'Sara', lastName: 'Singh', gender: 'undisclosed', birthDate: '1990-03-07' },
    ]);
    expect(form.answer).toBe(sara);
  });

  it('[ACCT-02] an address has the rules of the checkout, the shop’s word lands in its fields', async () => {
    const problems = { zipcode: { key: 'zip.state' } } as const;
    const core = coreOf({ saveAddress: () => Effect.fail(new InputRefused({ problems })) });
    const form = makeAddressForm(core, sara.accountAddresses[0]);
    form.type({ address: 'PO Box 12', state: 'HI' });
    expect(await form.submit()).toBe(false);
    expect(form.problems.address?.key).toBe('address.poBox');
    expect(Object.keys(form.problems)).toEqual(['address', 'state']);
    form.type({ address: '5 Main St', state: 'TX' });
    expect(await form.submit()).toBe(false);
    expect(form.problems).toEqual(problems);
  });
});

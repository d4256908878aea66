import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import type { ProviderAccount } from '#ports/account/provider-account.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';

export interface OpenAccount {
  /** Of somebody whose token opens all of it. */
  readonly account: ProviderAccount;
  /** The same by a token that opens none of it. */
  readonly closed: ProviderAccount;
  /** The same person after so long a time that they should prove again who they are. */
  readonly muchLater: () => Promise<ProviderAccount>;
  readonly email: string;
  /** The code that was sent last, to an address or to the phone of the account. */
  readonly codeSent: (to: string) => Promise<string>;
}

const { runPromise } = Effect;

/** What an account at the provider promises, whoever keeps it. */
export const providerAccountContract = (
  adapter: string,
  open: () => Promise<OpenAccount>,
): void => {
  describe(`${adapter} keeps the contract of accounts at the provider:`, () => {
    it('[MYACC-01] [MYACC-02] tells the profile, and takes another name', async () => {
      const { account, email } = await open();
      expect(await runPromise(account.profile)).toMatchObject({ email });
      const renamed = { firstName: 'Zoë', lastName: '<b>Zing</b>' };
      expect(await runPromise(account.rename(renamed))).toMatchObject({ email, ...renamed });
      expect(await runPromise(account.profile)).toMatchObject(renamed);
    });

    it('[MYACC-04] [MYACC-05] [MYACC-06] adds an e-mail, confirms it by a code, removes it', async () => {
      const { account, email, codeSent } = await open();
      const second = `second-${email}`;
      const [primary] = await runPromise(account.contacts('email'));
      expect(primary).toMatchObject({
        value: email,
        isVerified: true,
        isPrimary: true,
        actions: [],
      });
      expect(await failureOf(account.add('email', 'nothing'))).toMatchObject({
        _tag: 'ContactRefused',
      });
      const added = await runPromise(account.add('email', second));
      expect(await failureOf(account.add('email', second))).toMatchObject({ _tag: 'ContactTaken' });
      expect(added).toMatchObject({
        value: second,
        isVerified: false,
        isPrimary: false,
        actions: [],
      });
      const sent = await runPromise(account.sendCode('email', added.id));
      expect(sent.actions).toEqual(['verify', 'poll']);
      expect(await runPromise(account.isConfirmed(sent))).toBe(false);
      const code = await codeSent(second);
      const wrong = code === '000000' ? '111111' : '000000';
      expect(await failureOf(account.takeCode(sent, wrong))).toMatchObject({
        _tag: 'CodeRejected',
      });
      await runPromise(account.takeCode(sent, code));
      expect(await runPromise(account.isConfirmed(sent))).toBe(true);
      const all = await runPromise(account.contacts('email'));
      expect(all.find(({ id }) => id === added.id)?.isVerified).toBe(true);
      await runPromise(account.remove('email', added.id));
      expect(await failureOf(account.remove('email', added.id))).toMatchObject({
        _tag: 'ContactNotFound',
      });
      expect(await failureOf(account.remove('email', primary?.id ?? ''))).toMatchObject({
        _tag: 'ContactRefused',
      });
    });

    it('[MYACC-08] [MYACC-15] [MYACC-16] a phone can be verified only once a code was sent', async () => {
      const { account, email, codeSent } = await open();
      const added = await runPromise(account.add('phone', '+1 214 555 0100'));
      expect(added.actions).toEqual([]);
      const early = { kind: 'phone', contactId: added.id, actions: [] } as const;
      const tooEarly = account.takeCode(early, 'none');
      expect(await failureOf(tooEarly)).toMatchObject({ _tag: 'CodeRejected' });
      const sent = await runPromise(account.sendCode('phone', added.id));
      const [offered] = await runPromise(account.contacts('phone'));
      expect(offered?.actions).toEqual(['verify']);
      expect(await runPromise(account.isConfirmed(sent))).toBe(false);
      await runPromise(account.takeCode(sent, await codeSent(email)));
      expect(await runPromise(account.isConfirmed(sent))).toBe(true);
      const [verified] = await runPromise(account.contacts('phone'));
      expect(verified).toMatchObject({ isVerified: true, actions: [] });
      await runPromise(account.remove('phone', added.id));
      expect(await runPromise(account.contacts('phone'))).toEqual([]);
    });

    it('[MYACC-13] [MYACC-14] a password can be read, changed and removed; without one only chosen', async () => {
      const { account } = await open();
      const first = await runPromise(account.password);
      expect(first).toMatchObject({ actions: ['get', 'update', 'delete'] });
      expect(await failureOf(account.updatePassword('weak'))).toMatchObject({
        _tag: 'PasswordRefused',
      });
      await runPromise(account.updatePassword('N3w!Sn4cks'));
      const second = await runPromise(account.password);
      expect(second.changedAt ?? 0).toBeGreaterThan(first.changedAt ?? 0);
      await runPromise(account.deletePassword);
      expect((await runPromise(account.password)).actions).toEqual(['enroll']);
      expect(await failureOf(account.enrollPassword('weak'))).toMatchObject({
        _tag: 'PasswordRefused',
      });
      await runPromise(account.enrollPassword('N3w!Sn4cks'));
      expect((await runPromise(account.password)).actions).toEqual(['get', 'update', 'delete']);
    });

    it('opens nothing to a token that was not given for it', async () => {
      const { closed } = await open();
      const refused = { _tag: 'ScopeMissing' };
      expect(await failureOf(closed.profile)).toMatchObject(refused);
      expect(await failureOf(closed.contacts('email'))).toMatchObject(refused);
      expect(await failureOf(closed.contacts('phone'))).toMatchObject(refused);
      expect(await failureOf(closed.password)).toMatchObject(refused);
      expect(await failureOf(closed.updatePassword('N3w!Sn4cks'))).toMatchObject(refused);
    });

    it('shows all to whoever signed in long ago, and changes nothing for them', async () => {
      const { muchLater, email } = await open();
      const account = await muchLater();
      const refused = { _tag: 'ConfirmationNeeded' };
      expect(await runPromise(account.profile)).toMatchObject({ email });
      expect(await runPromise(account.contacts('phone'))).toEqual([]);
      expect((await runPromise(account.password)).actions).toContain('update');
      expect(await failureOf(account.add('email', `late-${email}`))).toMatchObject(refused);
      expect(await failureOf(account.sendCode('phone', 'any'))).toMatchObject(refused);
      expect(await failureOf(account.updatePassword('N3w!Sn4cks'))).toMatchObject(refused);
      expect(await failureOf(account.deletePassword)).toMatchObject(refused);
    });
  });
};

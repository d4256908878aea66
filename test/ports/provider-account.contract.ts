import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import type { ProviderAccount } from '#ports/provider-account.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';

export interface OpenAccount {
  /** Of somebody whose token opens all of it. */
  readonly account: ProviderAccount;
  /** The same by a token that opens none of it. */
  readonly closed: ProviderAccount;
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
      expect(primary).toMatchObject({ value: email, isVerified: true, actions: [] });
      expect(await failureOf(account.add('email', 'nothing'))).toMatchObject({
        _tag: 'ContactRefused',
      });
      const added = await runPromise(account.add('email', second));
      expect(added).toMatchObject({ value: second, isVerified: false, actions: [] });
      const sent = await runPromise(account.sendCode('email', added.id));
      const code = await codeSent(second);
      const wrong = code === '000000' ? '111111' : '000000';
      expect(await failureOf(account.takeCode(sent, wrong))).toMatchObject({
        _tag: 'CodeRejected',
      });
      await runPromise(account.takeCode(sent, code));
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
      const early = { kind: 'phone', contactId: added.id } as const;
      const tooEarly = account.takeCode(early, 'none');
      expect(await failureOf(tooEarly)).toMatchObject({ _tag: 'CodeRejected' });
      const sent = await runPromise(account.sendCode('phone', added.id));
      const [offered] = await runPromise(account.contacts('phone'));
      expect(offered?.actions).toEqual(['verify']);
      await runPromise(account.takeCode(sent, await codeSent(email)));
      const [verified] = await runPromise(account.contacts('phone'));
      expect(verified).toMatchObject({ isVerified: true, actions: [] });
      await runPromise(account.remove('phone', added.id));
      expect(await runPromise(account.contacts('phone'))).toEqual([]);
    });

    it('[MYACC-13] [MYACC-14] a password can be read, changed and removed; without one only chosen', async () => {
      const { account } = await open();
      expect(await runPromise(account.passwordActions)).toEqual(['get', 'update', 'delete']);
      expect(await failureOf(account.updatePassword('weak'))).toMatchObject({
        _tag: 'PasswordRefused',
      });
      await runPromise(account.updatePassword('N3w!Sn4cks'));
      await runPromise(account.deletePassword);
      expect(await runPromise(account.passwordActions)).toEqual(['enroll']);
      expect(await failureOf(account.enrollPassword('weak'))).toMatchObject({
        _tag: 'PasswordRefused',
      });
      await runPromise(account.enrollPassword('N3w!Sn4cks'));
      expect(await runPromise(account.passwordActions)).toEqual(['get', 'update', 'delete']);
    });

    it('opens nothing to a token that was not given for it', async () => {
      const { closed } = await open();
      const refused = { _tag: 'ScopeMissing' };
      expect(await failureOf(closed.profile)).toMatchObject(refused);
      expect(await failureOf(closed.contacts('email'))).toMatchObject(refused);
      expect(await failureOf(closed.contacts('phone'))).toMatchObject(refused);
      expect(await failureOf(closed.passwordActions)).toMatchObject(refused);
      expect(await failureOf(closed.updatePassword('N3w!Sn4cks'))).toMatchObject(refused);
    });
  });
};

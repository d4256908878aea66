import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import type { AccountDirectory } from '#ports/account/account-directory.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';

const { runPromise } = Effect;

/** Opened by who is signed in with the password `Cr1spy!Corn`. */
export interface OpenDirectory {
  readonly directory: AccountDirectory;
  /** An address with an account, one that signs in by Google, one nobody has. */
  readonly known: string;
  readonly google: string;
  readonly nobody: string;
  /** The token of the newest mail with a reset link. */
  resetToken(): Promise<string>;
}

/** What every AccountDirectory of the snacks site must do. */
export const accountDirectoryContract = (
  adapter: string,
  open: () => Promise<OpenDirectory>,
): void => {
  const registration = (email: string) => ({
    ...{ firstName: 'Nia', lastName: 'Newton', email, phoneNumber: '2145550100' },
    ...{ password: 'Sn4cks!Sn4cks', gender: 'undisclosed', birthDate: '1990-02-01' },
    ...{ termsAccepted: true, optInCodes: ['SHOP_NEWS'], sourceID: 'SNACKS_WEB' },
  });

  describe(`${adapter} keeps the AccountDirectory contract:`, () => {
    it('[PWD-03] knows who signs in by Google alone', async () => {
      const { directory, known, google, nobody } = await open();
      const answers = [];
      for (const email of [known, google, nobody]) {
        answers.push(await runPromise(directory.isSocial(email)));
      }
      expect(answers).toEqual([false, true, false]);
    });

    it('[REG-01] [REG-04] registers an address once', async () => {
      const { directory, known, nobody } = await open();
      await runPromise(directory.register(registration(nobody)));
      for (const email of [nobody, known]) {
        expect(await failureOf(directory.register(registration(email)))).toMatchObject({
          _tag: 'AccountExists',
        });
      }
    });

    it('[PWD-01] a mailed link is good once', async () => {
      const { directory, known, resetToken } = await open();
      await runPromise(directory.mailResetLink(known, 'SNACKS_WEB'));
      const token = await resetToken();
      await runPromise(directory.resetPassword(token, 'N3w!Corn'));
      for (const tried of [token, 'made-up']) {
        expect(await failureOf(directory.resetPassword(tried, 'N3w!Corn'))).toMatchObject({
          _tag: 'ResetLinkRefused',
        });
      }
    });

    it('[PWD-01] has one answer for addresses with and without an account', async () => {
      const { directory, known, nobody } = await open();
      for (const email of [known, nobody]) {
        expect(await runPromise(directory.mailResetLink(email, 'SNACKS_WEB'))).toBeUndefined();
      }
    });

    it('[PWD-04] changes a password for who knows it', async () => {
      const { directory } = await open();
      const wrong = directory.changePassword('Wr0ng!Corn', 'N3w!Corn');
      expect(await failureOf(wrong)).toMatchObject({ _tag: 'CurrentPasswordWrong' });
      await runPromise(directory.changePassword('Cr1spy!Corn', 'N3w!Corn'));
      const again = directory.changePassword('Cr1spy!Corn', 'N3w!Corn');
      expect(await failureOf(again)).toMatchObject({ _tag: 'CurrentPasswordWrong' });
    });
  });
};

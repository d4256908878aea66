import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { failureOf } from '#test/adapters/http/fixture.ts';
import { cameBack, type OpenIdentity } from '#test/ports/sign-in/open-identity.ts';

const { runPromise } = Effect;

/** What a password and a second step promise, whoever the provider is. */
export const credentialSignInContract = (adapter: string, open: () => OpenIdentity): void => {
  describe(`${adapter} keeps the contract of credentials:`, () => {
    it('[AUTH-17] a wrong password and nobody at all are refused alike', async () => {
      const { credentials, known } = open();
      const wrong = await failureOf(credentials.signIn(known.email, 'Wr0ng!Wr0ng'));
      const nobody = await failureOf(credentials.signIn('nobody@people.example', 'Wr0ng!Wr0ng'));
      expect(wrong).toMatchObject({ _tag: 'CredentialsRejected' });
      expect(nobody).toEqual(wrong);
    });

    it('[AUTH-16] a locked account says so, even for the right password', async () => {
      const { credentials, locked } = open();
      const failure = await failureOf(credentials.signIn(locked.email, locked.password));
      expect(failure).toMatchObject({ _tag: 'AccountLocked' });
    });

    it('unlocks with the token of a mail, once, and tells nobody who has an account', async () => {
      const { credentials, locked, unlockToken } = open();
      await runPromise(credentials.mailUnlockLink('nobody@people.example'));
      await runPromise(credentials.mailUnlockLink(locked.email));
      const token = await unlockToken(locked.email);
      const refused = { _tag: 'ResetLinkRefused' };
      expect(await failureOf(credentials.redeemUnlock('made up'))).toMatchObject(refused);
      await runPromise(credentials.redeemUnlock(token));
      expect(await failureOf(credentials.redeemUnlock(token))).toMatchObject(refused);
      const answer = await runPromise(credentials.signIn(locked.email, locked.password));
      expect(answer.kind).toBe('accepted');
    });
  });

  describe(`${adapter} keeps the contract of second steps:`, () => {
    const asked = async (identity: OpenIdentity, login = identity.challenged) =>
      runPromise(identity.credentials.signIn(login.email, login.password));

    it('a code is sent, a wrong one may be tried again, the right one is worth a session', async () => {
      const identity = open();
      const { credentials, challenged, redirects } = identity;
      expect(await asked(identity)).toEqual({
        kind: 'second-step',
        step: { kind: 'code', canResend: true, sentTo: 'f***@people.example' },
      });
      const code = await identity.codeSent(challenged.email);
      const wrong = code === '000000' ? '111111' : '000000';
      expect(await failureOf(credentials.answerCode(wrong))).toMatchObject({
        _tag: 'CodeRejected',
      });
      const answer = await runPromise(credentials.answerCode(code));
      if (answer.kind !== 'accepted') throw new Error('The code was not enough.');
      const { sessionToken } = answer;
      const back = cameBack(await runPromise(redirects.begin({ sessionToken, returnTo: '/' })));
      expect(await runPromise(redirects.complete(back))).toMatchObject({ kind: 'completed' });
      expect(await failureOf(credentials.answerCode(code))).toMatchObject({ _tag: 'SignInOver' });
    });

    it('another code may be sent', async () => {
      const identity = open();
      await asked(identity);
      await identity.codeSent(identity.challenged.email);
      await runPromise(identity.credentials.resendCode);
      const code = await identity.codeSent(identity.challenged.email);
      const answer = await runPromise(identity.credentials.answerCode(code));
      expect(answer.kind).toBe('accepted');
    });

    it('[AUTHN-11] another device is asked until it says yes', async () => {
      const identity = open();
      expect(await asked(identity, identity.approving)).toEqual({
        kind: 'second-step',
        step: { kind: 'approval', canResend: true },
      });
      const answer = await runPromise(identity.credentials.awaitApproval);
      expect(answer.kind).toBe('accepted');
    });

    it('what was given up, or never begun, is over', async () => {
      const identity = open();
      const { credentials } = identity;
      const over = { _tag: 'SignInOver' };
      expect(await failureOf(credentials.answerCode('123456'))).toMatchObject(over);
      expect(await failureOf(credentials.resendCode)).toMatchObject(over);
      await asked(identity);
      const code = await identity.codeSent(identity.challenged.email);
      await runPromise(credentials.giveUp);
      await runPromise(credentials.giveUp);
      expect(await failureOf(credentials.answerCode(code))).toMatchObject(over);
    });

    it('a new sign-in takes the place of one that waited', async () => {
      const identity = open();
      await asked(identity);
      await failureOf(identity.credentials.signIn(identity.known.email, 'Wr0ng!Wr0ng'));
      await asked(identity, identity.known);
      expect(await failureOf(identity.credentials.awaitApproval)).toMatchObject({
        _tag: 'SignInOver',
      });
    });
  });
};

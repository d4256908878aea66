import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import type { CredentialSignIn } from '#ports/credential-sign-in.ts';
import type { ProviderSession } from '#ports/provider-session.ts';
import type { RedirectAnswer, RedirectSignIn } from '#ports/redirect-sign-in.ts';
import type { SignInTokens } from '#ports/sign-in-session.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';

interface Login {
  readonly email: string;
  readonly password: string;
}

export interface OpenIdentity {
  readonly credentials: CredentialSignIn;
  readonly redirects: RedirectSignIn;
  readonly providerSession: ProviderSession;
  readonly known: Login;
  readonly locked: Login;
  /** Asked for a code after the password. */
  readonly challenged: Login;
  /** Asked on another device, which says yes. */
  readonly approving: Login;
  /** The code that was sent last. */
  readonly codeSent: (email: string) => Promise<string>;
  /** The token of the unlock mail that was sent last. */
  readonly unlockToken: (email: string) => Promise<string>;
}

const { runPromise } = Effect;

/** The address a terminal, or a test, comes back with. */
const cameBack = (answer: RedirectAnswer): string => {
  if (answer.kind !== 'returned') throw new Error('The page has left.');
  return answer.url;
};

const sessionTokenOf = async ({ credentials, known }: OpenIdentity): Promise<string> => {
  const answer = await runPromise(credentials.signIn(known.email, known.password));
  if (answer.kind !== 'accepted') throw new Error('The password was not enough.');
  return answer.sessionToken;
};

const begun = async (identity: OpenIdentity, returnTo = '/cart'): Promise<string> => {
  const sessionToken = await sessionTokenOf(identity);
  return cameBack(await runPromise(identity.redirects.begin({ sessionToken, returnTo })));
};

const tokensOf = async (identity: OpenIdentity): Promise<SignInTokens> => {
  const done = await runPromise(identity.redirects.complete(await begun(identity)));
  if (done.kind !== 'completed') throw new Error('The sign-in was not completed.');
  return done.tokens;
};

const altered = (url: string, change: Readonly<Record<string, string>>): string => {
  const next = new URL(url);
  for (const [name, value] of Object.entries(change)) next.searchParams.set(name, value);
  return next.href;
};

/** What signing in promises, whoever the provider is; every adapter's test calls this. */
export const identityContract = (adapter: string, open: () => OpenIdentity): void => {
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

  secondStepContract(adapter, open);

  describe(`${adapter} keeps the contract of redirects:`, () => {
    it('[AUTH-01] [AUTH-03] a session token becomes tokens, and leads back', async () => {
      const identity = open();
      const done = await runPromise(identity.redirects.complete(await begun(identity, '/profile')));
      expect(done).toMatchObject({ kind: 'completed', returnTo: '/profile' });
      if (done.kind !== 'completed') return;
      const { accessToken, idToken } = done.tokens;
      expect(accessToken.accessToken).not.toBe('');
      expect(accessToken.expiresAt * 1000).toBeGreaterThan(Date.now());
      expect(accessToken.scopes).toEqual(expect.arrayContaining(['openid', 'profile', 'email']));
      expect(idToken?.claims['sub']).toBeTruthy();
    });

    it('the same address again gives the first answer again', async () => {
      const { redirects, ...rest } = open();
      const url = await begun({ redirects, ...rest });
      const [one, other] = await Promise.all([
        runPromise(redirects.complete(url)),
        runPromise(redirects.complete(url)),
      ]);
      expect(other).toEqual(one);
    });

    it('[AUTH-01] an address nobody began here signs nobody in', async () => {
      const here = open();
      const elsewhere = open();
      const url = await begun(elsewhere);
      // Another sign-in is under way here: a foreign state must not meet its secrets.
      await begun(here);
      expect(await failureOf(here.redirects.complete(url))).toMatchObject({
        _tag: 'SignInNotCompleted',
        reason: 'unknown-transaction',
      });
    });

    it('a changed state or code signs nobody in', async () => {
      const identity = open();
      for (const change of [{ state: 'x'.repeat(64) }, { code: 'made-up' }]) {
        const url = altered(await begun(identity), change);
        expect(await failureOf(identity.redirects.complete(url))).toMatchObject({
          _tag: 'SignInNotCompleted',
        });
      }
    });

    it('a state is good once, whatever code it is tried with', async () => {
      const identity = open();
      const url = await begun(identity);
      await failureOf(identity.redirects.complete(altered(url, { code: 'made-up' })));
      expect(await failureOf(identity.redirects.complete(url))).toMatchObject({
        reason: 'unknown-transaction',
      });
    });

    it('a session token is good once', async () => {
      const identity = open();
      const sessionToken = await sessionTokenOf(identity);
      await runPromise(identity.redirects.begin({ sessionToken, returnTo: '/' }));
      const { redirects } = open();
      const again = await runPromise(
        Effect.result(
          Effect.flatMap(redirects.begin({ sessionToken, returnTo: '/' }), (answer) =>
            redirects.complete(cameBack(answer)),
          ),
        ),
      );
      expect(again._tag).toBe('Failure');
    });

    it('[IDX-09] [IDX-10] a mailed link gives its code to be entered where it was asked for', async () => {
      const identity = open();
      const url = altered(await begun(identity), { otp: '123456' });
      expect(await failureOf(identity.redirects.complete(url))).toMatchObject({
        _tag: 'CodeForElsewhere',
        code: '123456',
      });
    });
  });

  describe(`${adapter} keeps the contract of the provider's session:`, () => {
    it('tells whether a token is still good, and nothing once it was taken back', async () => {
      const identity = open();
      const tokens = await tokensOf(identity);
      const { providerSession } = identity;
      expect(await runPromise(providerSession.inspect(tokens))).toMatchObject({
        active: true,
        login: identity.known.email,
        scopes: expect.arrayContaining(['openid', 'profile', 'email']),
        expiresAt: tokens.accessToken.expiresAt,
      });
      await runPromise(providerSession.end(tokens));
      expect(await runPromise(providerSession.inspect(tokens))).toEqual({
        active: false,
        scopes: [],
      });
    });

    it('[AUTH-05] ends what was given, and never fails', async () => {
      const identity = open();
      const tokens = await tokensOf(identity);
      expect(typeof (await runPromise(identity.providerSession.end(tokens)))).toBe('boolean');
      expect(typeof (await runPromise(identity.providerSession.end(undefined)))).toBe('boolean');
    });
  });
};

const secondStepContract = (adapter: string, open: () => OpenIdentity): void => {
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

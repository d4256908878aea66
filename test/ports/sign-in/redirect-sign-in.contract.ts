import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { failureOf } from '#test/adapters/http/fixture.ts';
import {
  altered,
  begun,
  cameBack,
  type OpenIdentity,
  sessionTokenOf,
} from '#test/ports/sign-in/open-identity.ts';

const { runPromise } = Effect;

/** What signing in by the pages of the provider promises. */
export const redirectSignInContract = (adapter: string, open: () => OpenIdentity): void => {
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
        // The library hands out what was begun last here; then it is the state that differs.
        reason: expect.stringMatching(/^(unknown-transaction|state)$/),
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
};

import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import type { SignInSession, SignInTokens } from '#ports/sign-in/sign-in-session.ts';
import { sara } from '#test/application/sign-in/memory-sign-in.ts';
import type { makeMemoryClock } from '#test/doubles/device/memory-clock.ts';

const { runPromise } = Effect;
/** Tokens that are good until then, Unix ms. */
export const tokensUntil = (milliseconds: number): SignInTokens => {
  const issued = { expiresAt: milliseconds / 1000, scopes: ['openid'], claims: { sub: 'sara' } };
  return {
    accessToken: { ...issued, accessToken: 'the access token' },
    idToken: { ...issued, idToken: 'the id token' },
  };
};

export interface OpenSession {
  readonly session: SignInSession;
  readonly clock: ReturnType<typeof makeMemoryClock>;
}

export const signInSessionContract = (adapter: string, open: () => OpenSession): void => {
  describe(`${adapter} keeps the SignInSession contract:`, () => {
    it('nobody is signed in at first', async () => {
      const { session } = open();
      expect(await runPromise(session.tokens)).toBeUndefined();
      expect(await runPromise(session.customer)).toBeUndefined();
    });

    it('[AUTH-03] gives what was kept, until it is cleared', async () => {
      const { session, clock } = open();
      const tokens = tokensUntil(clock.now() + 60_000);
      await runPromise(session.saveTokens(tokens));
      await runPromise(session.saveCustomer(sara));
      expect(await runPromise(session.tokens)).toEqual(tokens);
      expect(await runPromise(session.customer)).toEqual(sara);
      await runPromise(session.clear);
      expect(await runPromise(session.tokens)).toBeUndefined();
      expect(await runPromise(session.customer)).toBeUndefined();
    });

    it('[TOKEN-004] [TOKEN-005] [TOKEN-040] forgets tokens 30 s before they run out, and the customer with them', async () => {
      const { session, clock } = open();
      const tokens = tokensUntil(clock.now() + 60_000);
      await runPromise(session.saveTokens(tokens));
      await runPromise(session.saveCustomer(sara));
      clock.advance(29_999);
      expect(await runPromise(session.tokens)).toEqual(tokens);
      expect(await runPromise(session.customer)).toEqual(sara);
      clock.advance(1);
      expect(await runPromise(session.customer)).toBeUndefined();
      expect(await runPromise(session.tokens)).toBeUndefined();
    });

    it('a customer without tokens is nobody', async () => {
      const { session } = open();
      await runPromise(session.saveCustomer(sara));
      expect(await runPromise(session.customer)).toBeUndefined();
    });
  });
};

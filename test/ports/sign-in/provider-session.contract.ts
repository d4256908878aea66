import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { type OpenIdentity, tokensOf } from '#test/ports/sign-in/open-identity.ts';

const { runPromise } = Effect;

/** What the provider remembers of a sign-in. */
export const providerSessionContract = (adapter: string, open: () => OpenIdentity): void => {
  describe(`${adapter} keeps the contract of the provider's session:`, () => {
    it('tells whether a token is still good, and nothing once it was taken back', async () => {
      const identity = open();
      const tokens = await tokensOf(identity);
      const { providerSession } = identity;
      expect(await runPromise(providerSession.inspect(tokens))).toMatchObject({
        active: true,
        login: identity.known.email,
        scopes: expect.arrayContaining(['openid', 'profile', 'email']),
      });
      // Seconds: this side adds a lifetime to its own clock, the provider to its own.
      const { expiresAt = 0 } = await runPromise(providerSession.inspect(tokens));
      expect(Math.abs(expiresAt - tokens.accessToken.expiresAt)).toBeLessThanOrEqual(2);
      await runPromise(providerSession.end(tokens));
      expect(await runPromise(providerSession.inspect(tokens))).toEqual({
        active: false,
        scopes: [],
      });
    });

    it('[AUTH-05] ends what was given, and never fails', async () => {
      const identity = open();
      const tokens = await tokensOf(identity);
      expect(await runPromise(identity.providerSession.end(tokens))).toBe('ended');
      expect(['ended', 'open']).toContain(
        await runPromise(identity.providerSession.end(undefined)),
      );
    });
  });
};

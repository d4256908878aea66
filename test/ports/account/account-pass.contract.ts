import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import type { AccountPass } from '#ports/account/account-pass.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';
import type { MemoryClock } from '#test/doubles/device/memory-clock.ts';
import { tokensUntil } from '#test/ports/sign-in/sign-in-session.contract.ts';

export interface OpenPass {
  readonly pass: AccountPass;
  readonly clock: MemoryClock;
  /** The session this pass belongs to ends. */
  readonly signOut: () => Promise<void>;
}

const { runPromise } = Effect;

export const accountPassContract = (adapter: string, open: () => OpenPass): void => {
  describe(`${adapter} keeps the AccountPass contract:`, () => {
    const confirm = { _tag: 'ConfirmationNeeded' };

    it('asks who is there until it was told, and again once the time is over', async () => {
      const { pass, clock } = open();
      expect(await failureOf(pass.tokens)).toMatchObject(confirm);
      const tokens = tokensUntil(clock.now() + 60_000);
      await runPromise(pass.keep(tokens));
      // Thirty seconds before its end it is over (TOKEN-040).
      clock.advance(29_999);
      expect(await runPromise(pass.tokens)).toEqual(tokens);
      clock.advance(1);
      expect(await failureOf(pass.tokens)).toMatchObject(confirm);
    });

    it('ends with the session', async () => {
      const { pass, clock, signOut } = open();
      await runPromise(pass.keep(tokensUntil(clock.now() + 60_000)));
      await signOut();
      expect(await failureOf(pass.tokens)).toMatchObject(confirm);
    });

    it('what the provider refuses is not asked for again, where it is kept apart', async () => {
      const { pass, clock, signOut } = open();
      await runPromise(pass.refuse);
      expect(await failureOf(pass.tokens)).toMatchObject(
        pass.isApart ? { _tag: 'ScopeMissing' } : confirm,
      );
      await signOut();
      expect(await failureOf(pass.tokens)).toMatchObject(confirm);
      await runPromise(pass.refuse);
      const tokens = tokensUntil(clock.now() + 60_000);
      await runPromise(pass.keep(tokens));
      expect(await runPromise(pass.tokens)).toEqual(tokens);
    });
  });
};

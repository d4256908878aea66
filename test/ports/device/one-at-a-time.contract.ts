import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import type { OneAtATime } from '#ports/device/one-at-a-time.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';

export interface OpenTurns {
  readonly turns: OneAtATime;
  /** False where there is no way to wait. */
  readonly waits: boolean;
}

export const oneAtATimeContract = (adapter: string, open: () => OpenTurns): void => {
  describe(`${adapter} keeps the OneAtATime contract:`, () => {
    it('gives back what the work gives, good or bad, and goes on after either', async () => {
      const { turns } = open();
      expect(await Effect.runPromise(turns.run(Effect.succeed('done')))).toBe('done');
      expect(await failureOf(turns.run(Effect.fail('refused')))).toBe('refused');
      expect(await Effect.runPromise(turns.run(Effect.succeed('again')))).toBe('again');
    });

    it('lets work wait for the work before it, where there is a way to wait', async () => {
      const { turns, waits } = open();
      const gate = Promise.withResolvers<void>();
      const began = Promise.withResolvers<void>();
      const seen: string[] = [];
      const first = Effect.runPromise(
        turns.run(
          Effect.promise(async () => {
            seen.push('first begins');
            began.resolve();
            await gate.promise;
            seen.push('first ends');
          }),
        ),
      );
      await began.promise;
      const second = Effect.runPromise(turns.run(Effect.sync(() => seen.push('second'))));
      if (!waits) await second;
      gate.resolve();
      await Promise.all([first, second]);
      expect(seen).toEqual(
        waits ? ['first begins', 'first ends', 'second'] : ['first begins', 'second', 'first ends'],
      );
    });
  });
};

import { Effect } from 'effect';
import type { OneAtATime } from '#ports/device/one-at-a-time.ts';

/** Turns of work that share this value wait for each other. */
export const makeMemoryTurns = (): OneAtATime => {
  let last: Promise<unknown> = Promise.resolve();
  return {
    run: (work) =>
      Effect.flatMap(
        Effect.promise(() => {
          const turn = last.then(() => Effect.runPromise(Effect.exit(work)));
          last = turn;
          return turn;
        }),
        (exit) => exit,
      ),
  };
};

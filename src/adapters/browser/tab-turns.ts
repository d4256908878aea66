import { Effect } from 'effect';
import type { OneAtATime } from '#ports/device/one-at-a-time.ts';

/** The part of the browser's LockManager this adapter uses. */
export interface TabLocks {
  request<Value>(name: string, work: () => Promise<Value>): Promise<Value>;
}

/** One tab of this browser at a time; browsers without locks, and pages without them, do not wait. */
export const makeTabTurns = (locks: TabLocks | undefined): OneAtATime => ({
  run: (work) =>
    locks === undefined
      ? work
      : Effect.flatMap(
          Effect.promise(() =>
            locks.request('crunchcart:cart', () => Effect.runPromise(Effect.exit(work))),
          ),
          (exit) => exit,
        ),
});

import { Effect } from 'effect';
import type { Clock } from '#ports/device/clock.ts';

/** What the work gives, or the other thing when that does not come in so many milliseconds. */
export const within = <Value, Failure, Other, OtherFailure>(
  clock: Clock,
  milliseconds: number,
  work: Effect.Effect<Value, Failure>,
  other: Effect.Effect<Other, OtherFailure>,
): Effect.Effect<Value | Other, Failure | OtherFailure> =>
  Effect.raceFirst(work, Effect.andThen(waited(clock, milliseconds), other));

const waited = (clock: Clock, milliseconds: number): Effect.Effect<void> =>
  Effect.callback<void>((resume) => {
    const cancel = clock.at(clock.now() + milliseconds, () => resume(Effect.void));
    return Effect.sync(cancel);
  });

import { Effect } from 'effect';
import { cutOffAt } from '#domain/shipping/expected-day/cut-off.ts';
import type { Expectation, NoDay } from '#domain/shipping/expected-day/expected-days.ts';
import type { Clock } from '#ports/device/clock.ts';

/** For how many minutes an order still leaves today, and after how many ms this changes. */
export interface MinutesLeft {
  readonly minutes?: number;
  readonly changesIn?: number;
}

export type TellCutOff = (expected: Expectation | NoDay) => Effect.Effect<MinutesLeft>;

/** How long an order still leaves today. Reads the clock only, so repeating is safe. */
export const makeTellCutOff = (clock: Clock): TellCutOff =>
  Effect.fn('tellCutOff')(function* (expected) {
    const now = yield* Effect.sync(() => clock.now());
    const { minutes, changesAt } = cutOffAt(expected, now);
    return {
      ...(minutes !== undefined && { minutes }),
      ...(changesAt !== undefined && { changesIn: changesAt - now }),
    };
  });

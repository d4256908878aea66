import { Effect } from 'effect';
import type { UseCases } from '#application/use-cases.ts';
import type { CurrentMix } from '#ports/mix/mix-desk.ts';

/** Keeps the box as it is now, so that a reload loses nothing. No rules are checked. */
export const makeKeepMix = (currentMix: CurrentMix): UseCases['keepMix'] =>
  Effect.fn('keepMix')(function* (draft) {
    yield* currentMix.replace(draft);
    return draft;
  });

import { Effect } from 'effect';
import type { UseCases } from '#application/use-cases.ts';
import type { CurrentMix } from '#ports/mix/mix-desk.ts';

/** The box on the table, as it was left. */
export const makeReadMix = (currentMix: CurrentMix): UseCases['readMix'] =>
  Effect.fn('readMix')(function* () {
    return yield* currentMix.read;
  });

import { Effect } from 'effect';
import type { MixDraft } from '#domain/mix/mix-draft.ts';
import type { CurrentMix } from '#ports/mix/mix-catalog.ts';

export type ReadMix = () => Effect.Effect<MixDraft>;

/** The mix in the builder. */
export const makeReadMix = (currentMix: CurrentMix): ReadMix =>
  Effect.fn('readMix')(function* () {
    return yield* currentMix.read;
  });

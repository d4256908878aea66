import { Effect } from 'effect';
import type { MixDraft } from '#domain/mix/mix-draft.ts';
import type { CurrentMix } from '#ports/mix/mix-catalog.ts';

export type StoreMix = (draft: MixDraft) => Effect.Effect<MixDraft>;

/** Stores the mix of the builder, so that a reload loses nothing. No rules are checked. */
export const makeStoreMix = (currentMix: CurrentMix): StoreMix =>
  Effect.fn('storeMix')(function* (draft) {
    yield* currentMix.replace(draft);
    return draft;
  });

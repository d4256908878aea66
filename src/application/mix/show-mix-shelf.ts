import { Effect } from 'effect';
import type { UseCases } from '#application/use-cases.ts';
import type { MixDesk } from '#ports/mix/mix-desk.ts';

/** The rules of boxes and all that may go into one (MIX-04, MIX-10). */
export const makeShowMixShelf = (desk: MixDesk): UseCases['showMixShelf'] =>
  Effect.fn('showMixShelf')(function* () {
    return yield* Effect.all(
      { rules: desk.rules, shelf: desk.shelf },
      { concurrency: 'unbounded' },
    );
  });

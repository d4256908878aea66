import { Effect } from 'effect';
import type { ProductSummary } from '#domain/catalog/product.ts';
import type { MixRules } from '#domain/mix/mix-rules.ts';
import type { MixDesk } from '#ports/mix/mix-catalog.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';

export type ShowMixShelf = () => Effect.Effect<
  { readonly rules: MixRules; readonly shelf: readonly ProductSummary[] },
  CallFailure
>;

/** The rules of boxes and all that may go into one (MIX-04, MIX-10). */
export const makeShowMixShelf = (desk: MixDesk): ShowMixShelf =>
  Effect.fn('showMixShelf')(function* () {
    return yield* Effect.all(
      { rules: desk.rules, shelf: desk.shelf },
      { concurrency: 'unbounded' },
    );
  });

import { Effect } from 'effect';
import type { ProductSummary } from '#domain/catalog/product.ts';
import type { MixRules } from '#domain/mix/mix-rules.ts';
import type { MixCatalog } from '#ports/mix/mix-catalog.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';

export type ShowMixProducts = () => Effect.Effect<
  { readonly rules: MixRules; readonly shelf: readonly ProductSummary[] },
  CallFailure
>;

/** The rules of mixes and the products for them (MIX-04, MIX-10). */
export const makeShowMixProducts = (mixCatalog: MixCatalog): ShowMixProducts =>
  Effect.fn('showMixProducts')(function* () {
    return yield* Effect.all(
      { rules: mixCatalog.rules, shelf: mixCatalog.shelf },
      { concurrency: 'unbounded' },
    );
  });

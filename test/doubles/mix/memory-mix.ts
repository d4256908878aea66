import { Effect } from 'effect';
import type { ProductSummary } from '#domain/catalog/product.ts';
import { emptyMixDraft, type MixDraft } from '#domain/mix/mix-draft.ts';
import type { MixRules } from '#domain/mix/mix-rules.ts';
import type { CurrentMix, MixCatalog } from '#ports/mix/mix-catalog.ts';

export const makeMemoryMixCatalog = (
  rules: MixRules,
  shelf: readonly ProductSummary[],
): MixCatalog => ({
  rules: Effect.succeed(rules),
  shelf: Effect.sync(() => [...shelf]),
});

export const makeMemoryCurrentMix = (draft: MixDraft = emptyMixDraft): CurrentMix => {
  let current = draft;
  return {
    read: Effect.sync(() => current),
    replace: (next) =>
      Effect.sync(() => {
        current = next;
      }),
  };
};

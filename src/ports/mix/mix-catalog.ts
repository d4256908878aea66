import type { Effect } from 'effect';
import type { ProductSummary } from '#domain/catalog/product.ts';
import type { MixDraft } from '#domain/mix/mix-draft.ts';
import type { MixRules } from '#domain/mix/mix-rules.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';

/** What the shop says about custom mixes. */
export interface MixCatalog {
  readonly rules: Effect.Effect<MixRules, CallFailure>;
  /** All that may go into a mix, at the shopper's location, most popular first. */
  readonly shelf: Effect.Effect<readonly ProductSummary[], CallFailure>;
}

/** The mix on the table: this browser's, or this terminal's. */
export interface CurrentMix {
  readonly read: Effect.Effect<MixDraft>;
  /** Storage that refuses a write leaves the mix in memory; that is no failure (D-STORE-02). */
  replace(draft: MixDraft): Effect.Effect<void>;
}

import type { Effect } from 'effect';
import type { ProductSummary } from '#domain/catalog/product.ts';
import type { MixDraft } from '#domain/mix/mix-draft.ts';
import type { MixRules } from '#domain/mix/mix-rules.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';

/** The rules of mixes and the products for them. */
export interface MixCatalog {
  readonly rules: Effect.Effect<MixRules, CallFailure>;
  /** The products for mixes at the shopper's location, most popular first. */
  readonly shelf: Effect.Effect<readonly ProductSummary[], CallFailure>;
}

/** The mix in the builder of this browser or terminal. */
export interface CurrentMix {
  readonly read: Effect.Effect<MixDraft>;
  /** Storage that refuses a write leaves the mix in memory; that is no failure (D-STORE-02). */
  replace(draft: MixDraft): Effect.Effect<void>;
}

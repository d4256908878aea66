import type { Effect } from 'effect';
import type { ProductSummary } from '#domain/catalog/product.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';

/** The products viewed on this device; ids are sent only to read their cards (D-BROWSE-13). */
export interface ViewedProducts {
  /** Newest first. */
  readonly ids: Effect.Effect<readonly ProductId[]>;
  replace(ids: readonly ProductId[]): Effect.Effect<void>;
}

/** Cards of known products. */
export interface ProductCards {
  /** In the order asked for; what is no longer sold is left out. */
  find(ids: readonly ProductId[]): Effect.Effect<readonly ProductSummary[], CallFailure>;
}

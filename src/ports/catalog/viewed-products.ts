import type { Effect } from 'effect';
import type { ProductSummary } from '#domain/catalog/product.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';

/** Which products this browser looked at; it never leaves the device but to show them. */
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

import type { Effect } from 'effect';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';

/** Says what can be sent to a zip code. */
export interface ZipReach {
  /** False: "not available for selected shipping zip code". */
  reaches(zipcode: string, productId: ProductId): Effect.Effect<boolean, CallFailure>;
}

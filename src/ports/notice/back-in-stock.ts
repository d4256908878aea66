import type { Effect } from 'effect';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type {
  CallFailure,
  ProductAvailable,
  ProductNotFound,
  TooManyAttempts,
} from '#ports/failures.ts';

/** Tells people by mail that a product is back. */
export interface BackInStock {
  /** Asking twice is the same as once. */
  ask(
    productId: ProductId,
    email: string,
  ): Effect.Effect<void, CallFailure | ProductNotFound | ProductAvailable | TooManyAttempts>;
}

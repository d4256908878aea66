import type { Effect } from 'effect';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { ProductNotFound } from '#ports/catalog/product-failures.ts';
import type { ProductAvailable } from '#ports/notice/product-available.ts';
import type { CallFailure, TooManyAttempts } from '#ports/session/call-failures.ts';

/** Mails that a product is available again. */
export interface BackInStock {
  /** Asking twice is the same as once. */
  ask(
    productId: ProductId,
    email: string,
  ): Effect.Effect<void, CallFailure | ProductNotFound | ProductAvailable | TooManyAttempts>;
}

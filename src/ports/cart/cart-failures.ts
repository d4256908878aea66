import { Data } from 'effect';
import type { StoredCart } from '#domain/cart/cart-link.ts';

export class LineNotFound extends Data.TaggedError('LineNotFound')<{ readonly lineId: string }> {}

/** A line is above 99, or a pre-order product above 10 (D-CART-01, D-CART-12). */
export class QuantityRefused extends Data.TaggedError('QuantityRefused')<{
  readonly lineId: string;
  readonly limit: number;
}> {}

export class CartEmpty extends Data.TaggedError('CartEmpty') {}

/** Other devices kept saving the account's cart, so it could not be merged; try again later. */
export class MergeWaits extends Data.TaggedError('MergeWaits') {}

/** The account's cart was saved elsewhere since; nothing was written. `newer` is what it is now. */
export class CartStale extends Data.TaggedError('CartStale')<{ readonly newer: StoredCart }> {}

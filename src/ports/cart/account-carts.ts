import type { Effect } from 'effect';
import type { StoredCart } from '#domain/cart/cart-link.ts';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { CartStale } from '#ports/cart/cart-failures.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';

/** Both are checked against the signed-in customer (D-CART-22). */
export interface CartOwner {
  readonly accountId: string;
  readonly email: string;
}

export interface CartSave {
  readonly lines: readonly CartLine[];
  /** The sum of the lines on this device; the shop computes prices itself. */
  readonly amount: Cents;
  /** The stored version the lines were made from. */
  readonly version: number;
  /** The merge token of this device's sign-in. */
  readonly token: string;
  /** The page is closing: the request must outlive it. */
  readonly leaving?: boolean;
}

/** The stored carts of accounts. */
export interface AccountCarts {
  /** An account that never saved a cart has an empty one of version 0. */
  read(owner: CartOwner, token: string): Effect.Effect<StoredCart, CallFailure>;
  /** Never overwrites a newer version: it fails with that cart instead. */
  save(owner: CartOwner, save: CartSave): Effect.Effect<StoredCart, CallFailure | CartStale>;
}

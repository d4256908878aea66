import type { Effect } from 'effect';
import type { Cart } from '#domain/cart/cart.ts';

/** The current cart: this browser's, or this terminal's. */
export interface CurrentCart {
  readonly read: Effect.Effect<Cart>;
  /** Storage that refuses a write leaves the cart in memory; that is no failure (D-STORE-02). */
  replace(cart: Cart): Effect.Effect<void>;
  /** Reads, decides and writes with nothing in between; what it wrote comes back. */
  change(next: (cart: Cart) => Cart): Effect.Effect<Cart>;
}

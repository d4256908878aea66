import type { Effect } from 'effect';
import type { Cart } from '#domain/cart/cart.ts';

/** The cart of this browser or terminal. */
export interface CurrentCart {
  readonly read: Effect.Effect<Cart>;
  /** Storage that refuses a write leaves the cart in memory; that is no failure (D-STORE-02). */
  replace(cart: Cart): Effect.Effect<void>;
  /** Reads, decides and writes as one step; gives what was written. */
  change(next: (cart: Cart) => Cart): Effect.Effect<Cart>;
}

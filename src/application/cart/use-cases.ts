import type { Effect } from 'effect';
import type { Cart } from '#domain/cart/cart.ts';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import type { CallFailure, OrderNotFound } from '#ports/failures.ts';

export interface SyncedCart {
  readonly cart: Cart;
  /** The account's stored cart is the cart at hand; never so for guests, whose carts stay here. */
  readonly stored: boolean;
  /** The order the account's cart told of, whose own answer was lost. */
  readonly placed?: string;
}

/** One cart for an account, whatever devices it is filled on. */
export interface AccountCartUseCases {
  /**
   * Makes the cart at hand and the account's stored cart one: merges them once after a sign-in,
   * brings what changed elsewhere, saves what changed here. Does nothing for guests. Safe to repeat
   * at any time; what fails is made up for by the next call. `leaving`: the page is about to go.
   */
  readonly syncCart: (when?: 'leaving') => Effect.Effect<SyncedCart, CallFailure>;
  /** Takes the merge of the last sign-in back: the cart is what it was before. Safe to repeat. */
  readonly undoMerge: () => Effect.Effect<Cart>;
  /** Puts back what undoMerge took out. Safe to repeat. */
  readonly redoMerge: () => Effect.Effect<Cart>;
  /** The shopper read what was merged; it is not told again. */
  readonly closeMerge: () => Effect.Effect<Cart>;
  /**
   * Puts the goods of an old order into the cart by the rules of merging, after a merge that waits
   * (D-CART-19). Repeating adds again. A guest names the order's e-mail.
   */
  readonly reorder: (
    orderId: string,
    email?: string,
  ) => Effect.Effect<Reordered, CallFailure | OrderNotFound>;
}

/** Why a line of an old order does not come back. */
export type SkippedBecause =
  | 'gone'
  | 'unavailable'
  /** Bags of a box cannot be had any more, or boxes are filled by other rules today. */
  | 'mix-items'
  | 'mix-rules';

export interface SkippedLine {
  readonly productId: string;
  readonly name: string;
  readonly quantity: number;
  readonly because: SkippedBecause;
}

export interface Reordered {
  readonly cart: Cart;
  readonly added: readonly CartLine[];
  readonly skipped: readonly SkippedLine[];
}

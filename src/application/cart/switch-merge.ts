import { Effect } from 'effect';
import type { Cart } from '#domain/cart/cart.ts';
import type { ToldMerge } from '#domain/cart/cart-link.ts';
import {
  canTellMerge,
  withMerge,
  withMergeRead,
  withMergeTold,
  withoutMerge,
} from '#domain/cart/linked-cart.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';

/** Undoes the merge of the last sign-in: the cart is as before it. Safe to repeat. */
export type UndoMerge = () => Effect.Effect<Cart>;

export const makeUndoMerge = (currentCart: CurrentCart): UndoMerge =>
  Effect.fn('undoMerge')(function* () {
    return yield* currentCart.change(withoutMerge);
  });

/** Redoes the merge that undoMerge undid. Safe to repeat. */
export type RedoMerge = () => Effect.Effect<Cart>;

export const makeRedoMerge = (currentCart: CurrentCart): RedoMerge =>
  Effect.fn('redoMerge')(function* () {
    return yield* currentCart.change(withMerge);
  });

/** Closes the notice of the merge; it is not shown again. */
export type CloseMerge = () => Effect.Effect<Cart>;

export const makeCloseMerge = (currentCart: CurrentCart): CloseMerge =>
  Effect.fn('closeMerge')(function* () {
    return yield* currentCart.change(withMergeRead);
  });

export interface ToldOfMerge {
  readonly cart: Cart;
  /** Whether this call is the one that tells it: a second one, in any tab, is not. */
  readonly isFirst: boolean;
}

/** Takes the turn to tell the shopper of the merge; each way of telling is given out once. */
export type TellMerge = (how: ToldMerge) => Effect.Effect<ToldOfMerge>;

export const makeTellMerge = (currentCart: CurrentCart): TellMerge =>
  Effect.fn('tellMerge')(function* (how) {
    let isFirst = false;
    const cart = yield* currentCart.change((now) => {
      isFirst = canTellMerge(now, how);
      return withMergeTold(now, how);
    });
    return { cart, isFirst };
  });

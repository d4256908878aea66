import { Effect } from 'effect';
import type { Cart } from '#domain/cart/cart.ts';
import { withMerge, withMergeRead, withoutMerge } from '#domain/cart/linked-cart.ts';
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

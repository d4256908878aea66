import { Effect } from 'effect';
import type { UseCases } from '#application/use-cases.ts';
import { withMerge, withMergeRead, withoutMerge } from '#domain/cart/linked-cart.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';

export const makeUndoMerge = (currentCart: CurrentCart): UseCases['undoMerge'] =>
  Effect.fn('undoMerge')(function* () {
    return yield* currentCart.change(withoutMerge);
  });

export const makeRedoMerge = (currentCart: CurrentCart): UseCases['redoMerge'] =>
  Effect.fn('redoMerge')(function* () {
    return yield* currentCart.change(withMerge);
  });

export const makeCloseMerge = (currentCart: CurrentCart): UseCases['closeMerge'] =>
  Effect.fn('closeMerge')(function* () {
    return yield* currentCart.change(withMergeRead);
  });

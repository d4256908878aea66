import { Effect } from 'effect';
import type { Cart } from '#domain/cart/cart.ts';
import { findLine, removeLine } from '#domain/cart/lines/edit-lines.ts';
import { withLines } from '#domain/cart/review-lines.ts';
import { LineNotFound } from '#ports/cart/cart-failures.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';

export type RemoveLine = (lineId: string) => Effect.Effect<Cart, LineNotFound>;

/** Removes one line from the current cart. */
export const makeRemoveLine = (currentCart: CurrentCart): RemoveLine =>
  Effect.fn('removeLine')(function* (lineId) {
    const { lines } = yield* currentCart.read;
    if (!findLine(lines, lineId)) return yield* new LineNotFound({ lineId });
    return yield* currentCart.change((cart) => withLines(cart, removeLine(cart.lines, lineId)));
  });

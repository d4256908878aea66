import { Effect } from 'effect';
import type { UseCases } from '#application/use-cases.ts';
import { findLine, removeLine } from '#domain/cart/lines/edit-lines.ts';
import { withLines } from '#domain/cart/review-lines.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import { LineNotFound } from '#ports/failures.ts';

/** Takes one line out of the cart at hand. */
export const makeRemoveLine = (currentCart: CurrentCart): UseCases['removeLine'] =>
  Effect.fn('removeLine')(function* (lineId) {
    const { lines } = yield* currentCart.read;
    if (!findLine(lines, lineId)) return yield* new LineNotFound({ lineId });
    return yield* currentCart.change((cart) => withLines(cart, removeLine(cart.lines, lineId)));
  });

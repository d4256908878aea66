import { Effect } from 'effect';
import type { Cart } from '#domain/cart/cart.ts';
import { putBack, type RemovedLine } from '#domain/cart/lines/removed-lines.ts';
import { withLines } from '#domain/cart/review-lines.ts';
import { mixIdOf } from '#domain/mix/mix-id.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';

export type PutBackLine = (removed: RemovedLine) => Effect.Effect<Cart>;

/** Undoes the removal of a line: its units are in the cart again. Repeating adds them again. */
export const makePutBackLine = (currentCart: CurrentCart): PutBackLine =>
  Effect.fn('putBackLine')(function* (removed) {
    return yield* currentCart.change((cart) =>
      withLines(cart, putBack(cart.lines, removed, [mixIdOf(cart.link?.lastMix ?? 0)])),
    );
  });

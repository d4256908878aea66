import { Effect } from 'effect';
import type { Cart } from '#domain/cart/cart.ts';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { mergeCarts } from '#domain/cart/merge-carts.ts';
import { withLines } from '#domain/cart/review-lines.ts';
import { mixIdOf } from '#domain/mix/mix-id.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';

export type AddSharedCart = (lines: readonly CartLine[]) => Effect.Effect<Cart>;

/** Adds the lines of a shared cart to the current one by the merge rules. Repeating adds again. */
export const makeAddSharedCart = (currentCart: CurrentCart): AddSharedCart =>
  Effect.fn('addSharedCart')(function* (lines) {
    return yield* currentCart.change((cart) =>
      withLines(cart, mergeCarts(cart.lines, lines, [mixIdOf(cart.link?.lastMix ?? 0)]).lines),
    );
  });

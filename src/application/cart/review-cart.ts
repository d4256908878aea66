import { Effect } from 'effect';
import type { Cart } from '#domain/cart/cart.ts';
import { itemsToReview, reviewLines, withLines } from '#domain/cart/review-lines.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type { Inventory } from '#ports/catalog/catalog.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';

/** Reads stock and prices again; gives the updated cart and the ids of unavailable products. */
export type ReviewCart = () => Effect.Effect<
  { readonly cart: Cart; readonly unavailable: readonly string[] },
  CallFailure
>;

/**
 * Looks up stock and prices of the current cart (CART-20, D-CART-06). The cart is read again
 * after the answer, so changes made meanwhile are kept.
 */
export const makeReviewCart = (currentCart: CurrentCart, inventory: Inventory): ReviewCart =>
  Effect.fn('reviewCart')(function* () {
    const asked = itemsToReview((yield* currentCart.read).lines);
    if (asked.length === 0) return { cart: yield* currentCart.read, unavailable: [] };
    const answer = yield* inventory.check(asked);
    const cart = yield* currentCart.read;
    const { lines, unavailable } = reviewLines(cart.lines, answer);
    const repriced = lines.some((line, index) => line !== cart.lines[index]);
    const reviewed = repriced ? withLines(cart, lines) : cart;
    if (repriced) yield* currentCart.replace(reviewed);
    return { cart: reviewed, unavailable };
  });

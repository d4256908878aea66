import { Effect } from 'effect';
import type { UseCases } from '#application/use-cases.ts';
import { itemsToReview, reviewLines, withLines } from '#domain/cart/review-lines.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type { Inventory } from '#ports/catalog/catalog.ts';

/**
 * Looks up stock and prices of the cart at hand (CART-20, D-CART-06). The cart is read again
 * after the answer, so what was added or removed meanwhile is not undone.
 */
export const makeReviewCart = (
  currentCart: CurrentCart,
  inventory: Inventory,
): UseCases['reviewCart'] =>
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

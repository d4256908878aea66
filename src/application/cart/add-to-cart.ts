import { Effect } from 'effect';
import type { Cart } from '#domain/cart/cart.ts';
import { addedQuantityProblem } from '#domain/cart/lines/added-quantity.ts';
import { addLine } from '#domain/cart/lines/edit-lines.ts';
import { newLine } from '#domain/cart/lines/new-line.ts';
import { withLines } from '#domain/cart/review-lines.ts';
import type { ProductSummary } from '#domain/catalog/product.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import { ProductUnavailable } from '#ports/catalog/product-failures.ts';
import { InputRefused } from '#ports/validation/input-refused.ts';

export type AddToCart = (
  product: ProductSummary,
  quantity: number,
) => Effect.Effect<Cart, InputRefused | ProductUnavailable>;

/**
 * Adds a product to the current cart; an existing line gets more units. Repeating adds again. An
 * article sold in sizes is not available before one is chosen.
 */
export const makeAddToCart = (currentCart: CurrentCart): AddToCart =>
  Effect.fn('addToCart')(function* (product, quantity) {
    const problem = addedQuantityProblem(quantity);
    if (problem) return yield* new InputRefused({ problems: { quantity: problem } });
    if (!product.available || product.sizeChoice === 'open') {
      return yield* new ProductUnavailable({ productId: product.productId });
    }
    return yield* currentCart.change((cart) =>
      withLines(cart, addLine(cart.lines, newLine(product, quantity))),
    );
  });

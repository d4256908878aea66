import { Effect } from 'effect';
import type { Cart } from '#domain/cart/cart.ts';
import { changeQuantity, findLine } from '#domain/cart/lines/edit-lines.ts';
import { quantityProblem } from '#domain/cart/lines/quantity-limits.ts';
import { withLines } from '#domain/cart/review-lines.ts';
import { LineNotFound } from '#ports/cart/cart-failures.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import { InputRefused } from '#ports/validation/input-refused.ts';

export type ChangeQuantity = (
  lineId: string,
  quantity: number,
) => Effect.Effect<Cart, InputRefused | LineNotFound>;

/** Sets the units of one line; 0 removes it. Safe to repeat. */
export const makeChangeQuantity = (currentCart: CurrentCart): ChangeQuantity =>
  Effect.fn('changeQuantity')(function* (lineId, quantity) {
    const problem = quantityProblem(quantity);
    if (problem) return yield* new InputRefused({ problems: { quantity: problem } });
    const { lines } = yield* currentCart.read;
    if (!findLine(lines, lineId)) return yield* new LineNotFound({ lineId });
    return yield* currentCart.change((cart) =>
      withLines(cart, changeQuantity(cart.lines, lineId, quantity)),
    );
  });

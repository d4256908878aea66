import { Effect } from 'effect';
import type { UseCases } from '#application/use-cases.ts';
import { emptied } from '#domain/cart/cart.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';

/** Empties the cart at hand. Safe to repeat. */
export const makeClearCart = (currentCart: CurrentCart): UseCases['clearCart'] =>
  Effect.fn('clearCart')(function* () {
    return yield* currentCart.change(emptied);
  });

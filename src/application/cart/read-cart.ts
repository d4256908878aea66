import { Effect } from 'effect';
import type { UseCases } from '#application/use-cases.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';

/** The cart at hand. */
export const makeReadCart = (currentCart: CurrentCart): UseCases['readCart'] =>
  Effect.fn('readCart')(function* () {
    return yield* currentCart.read;
  });

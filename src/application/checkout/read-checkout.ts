import { Effect } from 'effect';
import type { UseCases } from '#application/use-cases.ts';
import type { CurrentCheckout } from '#ports/checkout/current-checkout.ts';

/** The checkout at hand. */
export const makeReadCheckout = (currentCheckout: CurrentCheckout): UseCases['readCheckout'] =>
  Effect.fn('readCheckout')(function* () {
    return yield* currentCheckout.read;
  });

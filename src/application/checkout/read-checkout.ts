import { Effect } from 'effect';
import type { Checkout } from '#domain/checkout/checkout.ts';
import type { CurrentCheckout } from '#ports/checkout/current-checkout.ts';

export type ReadCheckout = () => Effect.Effect<Checkout>;

/** The current checkout. */
export const makeReadCheckout = (currentCheckout: CurrentCheckout): ReadCheckout =>
  Effect.fn('readCheckout')(function* () {
    return yield* currentCheckout.read;
  });

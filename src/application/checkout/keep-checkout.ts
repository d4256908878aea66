import { Effect } from 'effect';
import type { Checkout } from '#domain/checkout/checkout.ts';
import { checkoutToStore } from '#domain/checkout/checkout-to-store.ts';
import type { CurrentCheckout } from '#ports/checkout/current-checkout.ts';

/** Stores what is typed, so that a reload loses nothing. No rules are checked. */
export type KeepCheckout = (checkout: Checkout) => Effect.Effect<Checkout>;

/** Stores what is typed, so that a reload loses nothing. Safe to repeat. */
export const makeKeepCheckout = (currentCheckout: CurrentCheckout): KeepCheckout =>
  Effect.fn('keepCheckout')(function* (typed) {
    const kept = checkoutToStore(typed, yield* currentCheckout.read);
    yield* currentCheckout.replace(kept);
    return kept;
  });

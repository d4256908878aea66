import { Effect } from 'effect';
import type { UseCases } from '#application/use-cases.ts';
import { keptCheckout } from '#domain/checkout/kept-checkout.ts';
import type { CurrentCheckout } from '#ports/checkout/current-checkout.ts';

/** Keeps what is typed, so that a reload loses nothing. Safe to repeat. */
export const makeKeepCheckout = (currentCheckout: CurrentCheckout): UseCases['keepCheckout'] =>
  Effect.fn('keepCheckout')(function* (typed) {
    const kept = keptCheckout(typed, yield* currentCheckout.read);
    yield* currentCheckout.replace(kept);
    return kept;
  });

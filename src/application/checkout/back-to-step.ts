import { Effect } from 'effect';
import type { Checkout } from '#domain/checkout/checkout.ts';
import { backToStep } from '#domain/checkout/checkout-steps.ts';
import type { CurrentCheckout } from '#ports/checkout/current-checkout.ts';

export type BackToStep = (step: 0 | 1) => Effect.Effect<Checkout>;

/** Back to shipping or payment: what was typed stays, the payment is asked for again (CHK-26). */
export const makeBackToStep = (currentCheckout: CurrentCheckout): BackToStep =>
  Effect.fn('backToStep')(function* (step) {
    const changed = backToStep(yield* currentCheckout.read, step);
    yield* currentCheckout.replace(changed);
    return changed;
  });

import { Effect } from 'effect';
import type { UseCases } from '#application/use-cases.ts';
import { backToStep } from '#domain/checkout/checkout-steps.ts';
import type { CurrentCheckout } from '#ports/checkout/current-checkout.ts';

/** Back to shipping or payment: what was typed stays, the payment is asked for again (CHK-26). */
export const makeBackToStep = (currentCheckout: CurrentCheckout): UseCases['backToStep'] =>
  Effect.fn('backToStep')(function* (step) {
    const changed = backToStep(yield* currentCheckout.read, step);
    yield* currentCheckout.replace(changed);
    return changed;
  });

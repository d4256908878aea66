import { Effect } from 'effect';
import { changeSession } from '#application/payment/change-session.ts';
import type { Checkout } from '#domain/checkout/checkout.ts';
import { ignoreWarning } from '#domain/payment/session/payment-session-steps.ts';
import type { CurrentCheckout } from '#ports/checkout/current-checkout.ts';

export type IgnorePaymentWarning = () => Effect.Effect<Checkout>;

/** Dismisses the warning; the session runs out all the same (PAY-14). Safe to repeat. */
export const makeIgnorePaymentWarning = (currentCheckout: CurrentCheckout): IgnorePaymentWarning =>
  Effect.fn('ignorePaymentWarning')(function* () {
    return yield* changeSession(currentCheckout, ignoreWarning);
  });

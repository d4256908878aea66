import { Effect } from 'effect';
import { changeSession } from '#application/payment/change-session.ts';
import type { Checkout } from '#domain/checkout/checkout.ts';
import { warnSession } from '#domain/payment/session/payment-session-steps.ts';
import type { CurrentCheckout } from '#ports/checkout/current-checkout.ts';

export type WarnPaymentExpiring = () => Effect.Effect<Checkout>;

/** The payment session is about to run out (PAY-13). Safe to repeat. */
export const makeWarnPaymentExpiring = (currentCheckout: CurrentCheckout): WarnPaymentExpiring =>
  Effect.fn('warnPaymentExpiring')(function* () {
    return yield* changeSession(currentCheckout, warnSession);
  });

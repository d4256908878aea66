import { Effect } from 'effect';
import { changeSession } from '#application/payment/change-session.ts';
import type { UseCases } from '#application/use-cases.ts';
import { warnSession } from '#domain/payment/payment-session-steps.ts';
import type { CurrentCheckout } from '#ports/checkout/current-checkout.ts';

/** The payment session is about to run out (PAY-13). Safe to repeat. */
export const makeWarnPaymentExpiring = (
  currentCheckout: CurrentCheckout,
): UseCases['warnPaymentExpiring'] =>
  Effect.fn('warnPaymentExpiring')(function* () {
    return yield* changeSession(currentCheckout, warnSession);
  });

import { Effect } from 'effect';
import { paymentSessionTiming } from '#domain/payment/session/payment-session.ts';
import type { Clock } from '#ports/device/clock.ts';
import { ExtensionLimitReached } from '#ports/payment/payment-failures.ts';
import type { PaymentSessionRequest, PaymentSessions } from '#ports/payment/payment-sessions.ts';

export interface MemoryPaymentSessions extends PaymentSessions {
  readonly asked: readonly PaymentSessionRequest[];
}

/** Sessions of 14:30 with ten extensions, as the shop gives them. */
export const makeMemoryPaymentSessions = (clock: Clock, ahead = 0): MemoryPaymentSessions => {
  const asked: PaymentSessionRequest[] = [];
  const extensions = new Map<string, number>();
  return {
    asked,
    open: Effect.fnUntraced(function* (request) {
      const used = request.extend === undefined ? 0 : (extensions.get(request.extend) ?? 0) + 1;
      if (used > paymentSessionTiming.maxExtensions) return yield* new ExtensionLimitReached();
      asked.push(request);
      const paymentSessionId = request.extend ?? `payment-session-${asked.length}`;
      extensions.set(paymentSessionId, used);
      return {
        paymentSessionId,
        captureContext: `capture-context-${asked.length}`,
        createdAt: clock.now(),
        deadline: clock.now() + paymentSessionTiming.session,
        extensionsLeft: paymentSessionTiming.maxExtensions - used,
        ahead,
      };
    }),
  };
};

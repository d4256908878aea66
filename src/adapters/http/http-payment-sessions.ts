import { Effect } from 'effect';
import { firstItem } from '#adapters/http/client/first-item.ts';
import type { ShopHttp } from '#adapters/http/client/shop-http.ts';
import { capturecontext } from '#adapters/http/wire/calls/order-calls.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { Clock } from '#ports/device/clock.ts';
import { ExtensionLimitReached, TooManyAttempts } from '#ports/failures.ts';
import type { PaymentSessions } from '#ports/payment/payment-sessions.ts';

/** Milliseconds to wait when the shop names no pause: its limit counts by the minute. */
const pause = 60_000;

/** Payment sessions behind POST /webservices/capturecontext. `targetOrigin` is this shop's own. */
export const makeHttpPaymentSessions = (
  http: ShopHttp,
  clock: Clock,
  targetOrigin: string,
): PaymentSessions => ({
  open: Effect.fnUntraced(function* ({ tempUserID, amountCents, extend }) {
    const answer = yield* http.call(
      capturecontext,
      {
        body: {
          targetOrigin,
          amount: amountCents as Cents,
          currency: 'USD',
          tempUserID,
          ...(extend !== undefined && { paymentSessionId: extend }),
        },
      },
      ({ code, retryAfterMs }) => {
        if (code === 'EXTENSION_LIMIT') return new ExtensionLimitReached();
        return code === 'TOO_MANY_ATTEMPTS'
          ? new TooManyAttempts({ retryAfterMs: retryAfterMs ?? pause })
          : undefined;
      },
    );
    const session = yield* firstItem('capturecontext')(answer);
    // Laptops drift: times by the server's clock become times by ours.
    const ahead = session.serverTime - clock.now();
    return {
      paymentSessionId: session.paymentSessionId,
      captureContext: session.captureContext.trim(),
      createdAt: session.createdAt - ahead,
      deadline: session.deadline - ahead,
      extensionsLeft: session.extensionsLeft,
      ahead,
    };
  }),
});

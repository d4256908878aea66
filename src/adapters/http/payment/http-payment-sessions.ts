import { Effect } from 'effect';
import { askedToWait } from '#adapters/http/client/asked-to-wait.ts';
import type { RefusedAs } from '#adapters/http/client/call-failures.ts';
import { firstItem } from '#adapters/http/client/first-item.ts';
import type { ShopHttp } from '#adapters/http/client/shop-http.ts';
import { capturecontext } from '#adapters/http/wire/calls/order-calls.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { Clock } from '#ports/device/clock.ts';
import { ExtensionLimitReached } from '#ports/payment/payment-failures.ts';
import type { PaymentSessions } from '#ports/payment/payment-sessions.ts';
import type { TooManyAttempts } from '#ports/session/call-failures.ts';

const notOpened: RefusedAs<ExtensionLimitReached | TooManyAttempts> = {
  ...askedToWait,
  EXTENSION_LIMIT: () => new ExtensionLimitReached(),
};

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
      notOpened,
    );
    const session = yield* firstItem('capturecontext')(answer);
    // Clocks of devices may be wrong: server times are converted to this device's time.
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

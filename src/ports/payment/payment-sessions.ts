import type { Effect } from 'effect';
import type { PaymentSession } from '#domain/payment/session/payment-session.ts';
import type { ExtensionLimitReached } from '#ports/payment/payment-failures.ts';
import type { CallFailure, TooManyAttempts } from '#ports/session/call-failures.ts';

export interface PaymentSessionRequest {
  readonly tempUserID: string;
  readonly amountCents: number;
  /** Given when an existing session is extended with a new capture context. */
  readonly extend?: string;
}

/** Opens and extends payment sessions (call capturecontext). */
export interface PaymentSessions {
  open(
    request: PaymentSessionRequest,
  ): Effect.Effect<PaymentSession, CallFailure | ExtensionLimitReached | TooManyAttempts>;
}

import { Effect } from 'effect';
import { claimProblems } from '#domain/order/tracking/claim-problems.ts';
import { normalOrderId } from '#domain/order/tracking/order-number.ts';
import { hasProblems } from '#domain/validation/problem.ts';
import { trimmed } from '#domain/validation/typed-text.ts';
import type { OrderTracking, TrackingClaim } from '#ports/order/order-tracking.ts';
import type { CallFailure, TooManyAttempts } from '#ports/session/call-failures.ts';
import { InputRefused } from '#ports/validation/input-refused.ts';

export type SendOrderCode = (
  typed: TrackingClaim,
) => Effect.Effect<void, CallFailure | TooManyAttempts | InputRefused>;

/** Mails a new code for an order; an earlier one opens nothing any more (D-ORDER-08). */
export const makeSendOrderCode = (tracking: OrderTracking): SendOrderCode =>
  Effect.fn('sendOrderCode')(function* (typed) {
    const problems = claimProblems(typed);
    if (hasProblems(problems)) return yield* new InputRefused({ problems });
    yield* tracking.sendCode({
      orderId: normalOrderId(typed.orderId),
      email: trimmed(typed.email),
    });
  });

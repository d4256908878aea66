import { Effect } from 'effect';
import { claimProblems } from '#domain/order/tracking/claim-problems.ts';
import { normalOrderId } from '#domain/order/tracking/order-number.ts';
import { type TrackedOrder, typedOrderCode } from '#domain/order/tracking/tracked-order.ts';
import { hasProblems } from '#domain/validation/problem.ts';
import { trimmed } from '#domain/validation/typed-text.ts';
import type { OrderCodeWrong, OrderNotFound } from '#ports/order/order-failures.ts';
import type { OrderTracking, TrackingClaim } from '#ports/order/order-tracking.ts';
import type { CallFailure, TooManyAttempts } from '#ports/session/call-failures.ts';
import { InputRefused } from '#ports/validation/input-refused.ts';

export type TrackingFailure =
  | CallFailure
  | OrderNotFound
  | OrderCodeWrong
  | TooManyAttempts
  | InputRefused;

export type TrackOrder = (
  typed: TrackingClaim & { readonly code?: string },
) => Effect.Effect<TrackedOrder, TrackingFailure>;

/**
 * How far an order is, for who knows its number and e-mail; with the mailed code the whole order
 * (D-ORDER-08). The code is used up, everything else may be repeated.
 */
export const makeTrackOrder = (tracking: OrderTracking): TrackOrder =>
  Effect.fn('trackOrder')(function* ({ orderId, email, code }) {
    const problems = claimProblems({ orderId, email });
    if (hasProblems(problems)) return yield* new InputRefused({ problems });
    const claim = { orderId: normalOrderId(orderId), email: trimmed(email) };
    if (code === undefined) return yield* tracking.track(claim);
    const tidy = typedOrderCode(code);
    if (tidy === undefined) {
      const key = code.trim() === '' ? 'required.code' : 'order.code';
      return yield* new InputRefused({ problems: { code: { key } } });
    }
    return yield* tracking.track({ ...claim, code: tidy });
  });

import type { Effect } from 'effect';
import type { TrackedOrder } from '#domain/order/tracking/tracked-order.ts';
import type { OrderCodeWrong, OrderNotFound } from '#ports/order/order-failures.ts';
import type { CallFailure, TooManyAttempts } from '#ports/session/call-failures.ts';

/** How a guest names an order on any device. */
export interface TrackingClaim {
  readonly orderId: string;
  readonly email: string;
}

/** Orders of guests, found by their number and e-mail. */
export interface OrderTracking {
  /** With the mailed code, which is used up by it, the whole order. */
  track(
    claim: TrackingClaim & { readonly code?: string },
  ): Effect.Effect<TrackedOrder, CallFailure | OrderNotFound | OrderCodeWrong | TooManyAttempts>;
  /** Succeeds also when there is no such order: who asks must not learn it. */
  sendCode(claim: TrackingClaim): Effect.Effect<void, CallFailure | TooManyAttempts>;
  /** Puts an order placed on this device into the account. Safe to repeat. */
  keep(kept: {
    readonly accountId: string;
    readonly orderId: string;
    readonly tempUserID: string;
  }): Effect.Effect<void, CallFailure | OrderNotFound>;
}

import type { Effect } from 'effect';
import type { OrderHistory } from '#domain/order/order-history.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';

/** The orders of the signed-in customer, wherever they were placed. */
export interface AccountOrders {
  /** Newest first; pages count from 1. */
  page(accountId: string, page: number): Effect.Effect<OrderHistory, CallFailure>;
}

import { Effect } from 'effect';
import { secretOf } from '#application/session/secret-of-order.ts';
import { OrderNotFound } from '#ports/order/order-failures.ts';
import type { OrderTracking } from '#ports/order/order-tracking.ts';
import { type CallFailure, NotSignedIn } from '#ports/session/call-failures.ts';
import type { ShopperMemory } from '#ports/session/shopper-memory.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

export type KeepOrder = (orderId: string) => Effect.Effect<void, CallFailure | OrderNotFound>;

/**
 * Puts an order that was placed here as a guest into the history of who is signed in now (D-ORDER-09).
 * Safe to repeat.
 */
export const makeKeepOrder = (
  tracking: OrderTracking,
  session: SignInSession,
  memory: ShopperMemory,
): KeepOrder =>
  Effect.fn('keepOrder')(function* (orderId) {
    const customer = yield* session.customer;
    if (customer === undefined) return yield* new NotSignedIn();
    const tempUserID = yield* secretOf(memory, orderId);
    if (tempUserID === undefined) return yield* new OrderNotFound({ orderId });
    yield* tracking.keep({ accountId: customer.id, orderId, tempUserID });
  });

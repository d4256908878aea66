import { Effect } from 'effect';
import { signedIn } from '#application/account/signed-in.ts';
import type { OrderHistory } from '#domain/order/order-history.ts';
import type { AccountOrders } from '#ports/order/account-orders.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

/** Newest first, a page at a time; pages count from 1. */
export type ShowOrders = (page?: number) => Effect.Effect<OrderHistory, CallFailure>;

/** The orders of the account, newest first (ORDER-05). */
export const makeShowOrders = (session: SignInSession, orders: AccountOrders): ShowOrders =>
  Effect.fn('showOrders')(function* (page = 1) {
    return yield* orders.page((yield* signedIn(session)).id, page);
  });

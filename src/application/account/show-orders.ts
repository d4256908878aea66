import { Effect } from 'effect';
import { signedIn } from '#application/account/signed-in.ts';
import type { UseCases } from '#application/use-cases.ts';
import type { CustomerOrders } from '#ports/order/customer-orders.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

/** The orders of the account, newest first (ORDER-05). */
export const makeShowOrders = (
  session: SignInSession,
  orders: CustomerOrders,
): UseCases['showOrders'] =>
  Effect.fn('showOrders')(function* (page = 1) {
    return yield* orders.page((yield* signedIn(session)).id, page);
  });

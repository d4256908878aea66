import { Effect } from 'effect';
import { withoutAttempt } from '#domain/order/quoted-cart.ts';
import type { CurrentCheckout } from '#ports/checkout/current-checkout.ts';
import type { OrderAttempt, OrderDesk } from '#ports/order/order-desk.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';

/** After the bank's question was left: the goods on hold go back at once. */
export type WithdrawOrder = (attempt: OrderAttempt) => Effect.Effect<void, CallFailure>;

/**
 * Gives up the attempt whose bank's question was left, so that its goods go back at once; the next
 * press is another attempt. Another tab's attempt is none of its business. One the shop did not hear
 * of, or that has gone on, keeps its key: the next press asks for the same order. Safe to repeat.
 */
export const makeWithdrawOrder = (
  currentCheckout: CurrentCheckout,
  desk: Pick<OrderDesk, 'withdraw'>,
): WithdrawOrder =>
  Effect.fn('withdrawOrder')(function* (attempt) {
    if (!(yield* desk.withdraw(attempt))) return;
    const now = yield* currentCheckout.read;
    // Another tab may have begun the next attempt in the meantime.
    if (now.idempotencyKey !== attempt.idempotencyKey) return;
    yield* currentCheckout.replace(withoutAttempt(now));
  });

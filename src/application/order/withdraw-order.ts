import { Effect } from 'effect';
import { withoutAttempt } from '#domain/order/quoted-cart.ts';
import type { CurrentCheckout } from '#ports/checkout/current-checkout.ts';
import type { OrderPlacement } from '#ports/order/order-placement.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';

/** After the bank's question was left: the goods on hold go back at once. */
export type WithdrawOrder = () => Effect.Effect<void, CallFailure>;

/**
 * Gives up the attempt that waits for the bank's question, so that its goods go back at once; the
 * next press is another attempt. One the shop did not hear of, or that has gone on, keeps its key:
 * the next press asks for the same order. Safe to repeat.
 */
export const makeWithdrawOrder = (
  currentCheckout: CurrentCheckout,
  desk: OrderPlacement,
): WithdrawOrder =>
  Effect.fn('withdrawOrder')(function* () {
    const { tempUserID, idempotencyKey } = yield* currentCheckout.read;
    if (tempUserID === undefined || idempotencyKey === undefined) return;
    if (!(yield* desk.withdraw({ tempUserID, idempotencyKey }))) return;
    const now = yield* currentCheckout.read;
    // Another tab may have begun the next attempt in the meantime.
    if (now.idempotencyKey === idempotencyKey) yield* currentCheckout.replace(withoutAttempt(now));
  });

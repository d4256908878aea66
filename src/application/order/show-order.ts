import { Effect } from 'effect';
import { secretOf } from '#application/session/secret-of-order.ts';
import type { Order } from '#domain/order/order.ts';
import { emailProblem } from '#domain/validation/email.ts';
import { trimmed } from '#domain/validation/typed-text.ts';
import type { OrderHidden } from '#ports/order/order-failures.ts';
import type { PlacedOrders } from '#ports/order/order-placement.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';
import type { ShopperMemory } from '#ports/session/shopper-memory.ts';
import { InputRefused } from '#ports/validation/input-refused.ts';

export type ShowOrder = (
  orderId: string,
  email: string,
) => Effect.Effect<Order, CallFailure | OrderHidden | InputRefused>;

/** One order; its e-mail, and that it was placed here, prove a guest's claim (D-API-16). */
export const makeShowOrder = (placedOrders: PlacedOrders, memory: ShopperMemory): ShowOrder =>
  Effect.fn('showOrder')(function* (orderId, email) {
    const problem = emailProblem(email);
    if (problem) return yield* new InputRefused({ problems: { email: problem } });
    const tempUserID = yield* secretOf(memory, trimmed(orderId));
    return yield* placedOrders.find(trimmed(orderId), trimmed(email), tempUserID);
  });

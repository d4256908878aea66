import { Effect } from 'effect';
import type { UseCases } from '#application/use-cases.ts';
import { emailProblem } from '#domain/validation/email.ts';
import { trimmed } from '#domain/validation/typed-text.ts';
import { InputRefused } from '#ports/failures.ts';
import type { PlacedOrders } from '#ports/order/order-desk.ts';

/** One order; its e-mail proves a guest's claim (D-API-16). */
export const makeShowOrder = (placedOrders: PlacedOrders): UseCases['showOrder'] =>
  Effect.fn('showOrder')(function* (orderId, email) {
    const problem = emailProblem(email);
    if (problem) return yield* new InputRefused({ problems: { email: problem } });
    return yield* placedOrders.find(trimmed(orderId), trimmed(email));
  });

import { Effect } from 'effect';
import { normalOrderId } from '#domain/order/tracking/order-number.ts';
import type { ShopperMemory } from '#ports/session/shopper-memory.ts';

/** The secret of the checkout that placed an order here; only it shows all of it without a code. */
export const secretOf = (
  memory: ShopperMemory,
  orderId: string,
): Effect.Effect<string | undefined> =>
  Effect.map(
    memory.placed,
    (placed) =>
      placed.find((order) => normalOrderId(order.orderId) === normalOrderId(orderId))?.tempUserID,
  );

import { Effect } from 'effect';
import type { Cart } from '#domain/cart/cart.ts';
import { totalsOfCart } from '#domain/cart/totals.ts';
import type { AlreadyOrdered } from '#ports/order/order-failures.ts';
import type { PlacedHere, ShopperMemory } from '#ports/session/shopper-memory.ts';

/** The order of before is this one when it cost what the cart costs; either way it is ours. */
export const recogniseOrder = Effect.fnUntraced(function* (
  earlier: AlreadyOrdered,
  cart: Cart,
  by: Omit<PlacedHere, 'orderId'>,
  memory: ShopperMemory,
) {
  const { order } = earlier;
  const totals = totalsOfCart(cart);
  if (totals.ok && totals.value.totalAmount === order.totalAmount) return order;
  yield* memory.remember({ orderId: order.orderId, ...by });
  return yield* earlier;
});

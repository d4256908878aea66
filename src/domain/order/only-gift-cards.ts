import type { OrderLines } from '#domain/order/order.ts';

/** Nothing but e-gift cards in an order: nothing is shipped, so no address is asked for (D-CART-13). */
export const ordersOnlyGiftCards = ({ products, multipack, bundle }: OrderLines): boolean =>
  multipack.length === 0 &&
  bundle.length === 0 &&
  products.length > 0 &&
  products.every(({ gift }) => gift !== undefined);

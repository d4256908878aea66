import { makeAddToCart } from '#application/cart/add-to-cart.ts';
import { makeChangeQuantity } from '#application/cart/change-quantity.ts';
import { makeClearCart } from '#application/cart/clear-cart.ts';
import { makeReadCart } from '#application/cart/read-cart.ts';
import { makeRemoveLine } from '#application/cart/remove-line.ts';
import { makeReviewCart } from '#application/cart/review-cart.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type { Inventory } from '#ports/catalog/catalog.ts';

export interface CartPorts {
  readonly currentCart: CurrentCart;
  readonly inventory: Inventory;
}

/** The current cart. */
export const cartUseCases = (ports: CartPorts) => ({
  readCart: makeReadCart(ports.currentCart),
  addToCart: makeAddToCart(ports.currentCart),
  changeQuantity: makeChangeQuantity(ports.currentCart),
  removeLine: makeRemoveLine(ports.currentCart),
  clearCart: makeClearCart(ports.currentCart),
  reviewCart: makeReviewCart(ports.currentCart, ports.inventory),
});

export type CartUseCases = ReturnType<typeof cartUseCases>;

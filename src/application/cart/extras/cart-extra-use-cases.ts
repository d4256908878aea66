import { makePutBackLine } from '#application/cart/extras/put-back-line.ts';
import { makeShowCartGoods } from '#application/cart/extras/show-cart-goods.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type { ProductCards } from '#ports/catalog/viewed-products.ts';

export interface CartExtraPorts {
  readonly currentCart: CurrentCart;
  readonly productCards: ProductCards;
}

/** What the cart offers beyond its lines: undoing a removal, and the looks of its goods. */
export const cartExtraUseCases = (ports: CartExtraPorts) => ({
  putBackLine: makePutBackLine(ports.currentCart),
  showCartGoods: makeShowCartGoods(ports.productCards),
});

export type CartExtraUseCases = ReturnType<typeof cartExtraUseCases>;

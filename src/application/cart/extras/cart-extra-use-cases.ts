import { makeAddSharedCart } from '#application/cart/extras/add-shared-cart.ts';
import { makeOpenSharedCart } from '#application/cart/extras/open-shared-cart.ts';
import { makePutBackLine } from '#application/cart/extras/put-back-line.ts';
import { makeShowCartGoods } from '#application/cart/extras/show-cart-goods.ts';
import { makeShowFillers } from '#application/cart/extras/show-fillers.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type { Catalog } from '#ports/catalog/catalog.ts';
import type { ProductCards } from '#ports/catalog/viewed-products.ts';
import type { MixCatalog } from '#ports/mix/mix-catalog.ts';

export interface CartExtraPorts {
  readonly currentCart: CurrentCart;
  readonly productCards: ProductCards;
  readonly catalog: Catalog;
  readonly mixCatalog: MixCatalog;
  /** For what nobody asked for: when it fails, the shopper is told nothing of it. */
  readonly asideCatalog: Catalog;
  readonly asideCards: ProductCards;
}

/** What the cart offers beyond its lines: undoing a removal, the looks of its goods, fillers, sharing. */
export const cartExtraUseCases = (ports: CartExtraPorts) => ({
  putBackLine: makePutBackLine(ports.currentCart),
  showCartGoods: makeShowCartGoods(ports.asideCards),
  openSharedCart: makeOpenSharedCart(ports),
  addSharedCart: makeAddSharedCart(ports.currentCart),
  showFillers: makeShowFillers(ports.currentCart, ports.asideCatalog),
});

export type CartExtraUseCases = ReturnType<typeof cartExtraUseCases>;

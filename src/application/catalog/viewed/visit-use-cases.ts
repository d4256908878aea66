import { makeForgetViewed } from '#application/catalog/viewed/forget-viewed.ts';
import { makeNoteViewed } from '#application/catalog/viewed/note-viewed.ts';
import { makeShowViewed } from '#application/catalog/viewed/show-viewed.ts';
import { makeNotifyWhenBack } from '#application/notice/notify-when-back.ts';
import type { ProductCards, ViewedProducts } from '#ports/catalog/viewed-products.ts';
import type { BackInStock } from '#ports/notice/back-in-stock.ts';

export interface VisitPorts {
  readonly viewedProducts: ViewedProducts;
  readonly productCards: ProductCards;
  readonly backInStock: BackInStock;
}

/** Use cases of viewed products and back-in-stock notices. */
export const visitUseCases = (ports: VisitPorts) => ({
  noteViewed: makeNoteViewed(ports.viewedProducts),
  showViewed: makeShowViewed(ports.viewedProducts, ports.productCards),
  forgetViewed: makeForgetViewed(ports.viewedProducts),
  notifyWhenBack: makeNotifyWhenBack(ports.backInStock),
});

export type VisitUseCases = ReturnType<typeof visitUseCases>;

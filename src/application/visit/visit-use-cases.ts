import { makeForgetViewed } from '#application/visit/forget-viewed.ts';
import { makeNoteViewed } from '#application/visit/note-viewed.ts';
import { makeNotifyWhenBack } from '#application/visit/notify-when-back.ts';
import { makeShowViewed } from '#application/visit/show-viewed.ts';
import type { ProductCards, ViewedProducts } from '#ports/catalog/viewed-products.ts';
import type { BackInStock } from '#ports/notice/back-in-stock.ts';

export interface VisitPorts {
  readonly viewedProducts: ViewedProducts;
  readonly productCards: ProductCards;
  readonly backInStock: BackInStock;
}

/** What a visit leaves behind, and wishes about what is gone. */
export const visitUseCases = (ports: VisitPorts) => ({
  noteViewed: makeNoteViewed(ports.viewedProducts),
  showViewed: makeShowViewed(ports.viewedProducts, ports.productCards),
  forgetViewed: makeForgetViewed(ports.viewedProducts),
  notifyWhenBack: makeNotifyWhenBack(ports.backInStock),
});

export type VisitUseCases = ReturnType<typeof visitUseCases>;

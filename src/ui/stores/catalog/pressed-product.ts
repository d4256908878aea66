import { makeAutoObservable, observableRef } from 'mobx';
import type { ProductSummary } from '#domain/catalog/product.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';

/** Passes a card's data, and the place of its picture on the screen, from the press to the page that opens. */
export class PressedProduct {
  /** The product whose page is drawn, unseen, while a finger rests on its card (D-PERF-35). */
  ahead: ProductSummary | undefined = undefined;
  /** False until the code that draws it is here. */
  drawsAhead = false;
  #product: ProductSummary | undefined;
  #place: DOMRect | undefined;
  readonly #touched: (product: ProductSummary) => void;

  /** `touched` fetches what the page of a product needs, while the finger is still on its card (D-PERF-22). */
  constructor(touched: (product: ProductSummary) => void = () => undefined) {
    this.#touched = touched;
    makeAutoObservable(this, { ahead: observableRef }, { autoBind: true });
  }

  touch(product: ProductSummary): void {
    this.ahead = product;
    this.#touched(product);
  }

  drawAhead(): void {
    this.drawsAhead = true;
  }

  /** Nobody will press it any more; a page that was pressed stays as long as it is shown. */
  letGo(): void {
    this.ahead = undefined;
  }

  keep(product: ProductSummary, place?: DOMRect): void {
    this.#product = product;
    this.#place = place;
  }

  /** Returned only once: a later load of the page asks the shop. */
  take(productId: ProductId): ProductSummary | undefined {
    const product = this.#product;
    this.#product = undefined;
    if (product?.productId === productId) return product;
    this.#place = undefined;
    return undefined;
  }

  /** Where the picture of the card was; returned only once. */
  takePlace(): DOMRect | undefined {
    const place = this.#place;
    this.#place = undefined;
    return place;
  }
}

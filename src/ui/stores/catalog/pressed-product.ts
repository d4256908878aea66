import type { ProductSummary } from '#domain/catalog/product.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';

/** Passes a card's data from the press to the page that opens. */
export class PressedProduct {
  #product: ProductSummary | undefined;

  keep(product: ProductSummary): void {
    this.#product = product;
  }

  /** Returned only once: a later load of the page asks the shop. */
  take(productId: ProductId): ProductSummary | undefined {
    const product = this.#product;
    this.#product = undefined;
    return product?.productId === productId ? product : undefined;
  }
}

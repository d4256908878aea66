import type { ProductSummary } from '#domain/catalog/product.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';

/** Carries what a card knows from its press to the page that opens, and no further. */
export class PressedProduct {
  #product: ProductSummary | undefined;

  keep(product: ProductSummary): void {
    this.#product = product;
  }

  /** Once only: whatever asks for the page again wants the shop's own answer. */
  take(productId: ProductId): ProductSummary | undefined {
    const product = this.#product;
    this.#product = undefined;
    return product?.productId === productId ? product : undefined;
  }
}

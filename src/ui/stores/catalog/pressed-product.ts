import type { ProductSummary } from '#domain/catalog/product.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';

/** Passes a card's data, and the place of its picture on the screen, from the press to the page that opens. */
export class PressedProduct {
  #product: ProductSummary | undefined;
  #place: DOMRect | undefined;
  readonly #ahead: (productId: ProductId) => void;

  /** `ahead` fetches what the page of a product needs, while the finger is still on its card (D-PERF-22). */
  constructor(ahead: (productId: ProductId) => void = () => undefined) {
    this.#ahead = ahead;
  }

  touch({ productId }: Pick<ProductSummary, 'productId'>): void {
    this.#ahead(productId);
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

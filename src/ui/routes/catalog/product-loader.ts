import type { ProductDetail, ProductSummary } from '#domain/catalog/product.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { Loaded } from '#ui/core/loaded.ts';
import { loaded, read } from '#ui/routes/screen/load.ts';
import type { Scope } from '#ui/routes/screen/scope.ts';

export interface ProductData {
  readonly product: ProductDetail;
  readonly recommended: readonly ProductSummary[];
}

/** A product whose card was pressed: its page opens with the card's data. */
export interface OpeningProduct {
  readonly is: 'opening';
  readonly known: ProductSummary;
  /**
   * Loads everything, the card's data included; it never rejects. It is called only after the
   * card's data is painted: on a phone sending a request takes as long as drawing the page.
   */
  readonly ask: () => Promise<Loaded<ProductData>>;
}

export const loadProduct = async ({ core, pressed }: Scope, productId: ProductId) => {
  const ask = () => core.run((useCases) => useCases.catalog.showProduct(productId));
  const known = pressed?.take(productId);
  if (known === undefined) return loaded(await ask());
  const answer = () => ask().then(read, () => ({ is: 'failed', tag: 'Defect' }) as const);
  return { is: 'opening', known, ask: answer } satisfies OpeningProduct;
};

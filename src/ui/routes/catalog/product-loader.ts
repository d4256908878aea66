import type { ProductDetail, ProductSummary } from '#domain/catalog/product.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { Loaded } from '#ui/core/loaded.ts';
import { loaded, read } from '#ui/routes/screen/load.ts';
import type { Scope } from '#ui/routes/screen/scope.ts';

export interface ProductData {
  readonly product: ProductDetail;
  readonly recommended: readonly ProductSummary[];
}

/** A product whose card was pressed: its page opens with what the card knew. */
export interface OpeningProduct {
  readonly is: 'opening';
  readonly known: ProductSummary;
  /**
   * Asks for everything, the known included; it never rejects. Not asked before the known is
   * painted: on a phone sending a request takes as long as drawing the page.
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

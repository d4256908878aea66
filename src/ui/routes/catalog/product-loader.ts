import type { ProductDetail, ProductSummary } from '#domain/catalog/product.ts';
import { type ProductId, productAddress } from '#domain/catalog/product-id.ts';
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
  /** Loads everything, the card's data included; it never rejects. Called once more, it asks again. */
  readonly ask: () => Promise<Loaded<ProductData>>;
}

export const productRouteId = 'product';

export const loadProduct = async ({ core, pressed, drawn }: Scope, productId: ProductId) => {
  const ask = () => core.run((useCases) => useCases.catalog.showProduct(productId));
  const known = pressed?.take(productId);
  if (known === undefined) return loaded(await ask());
  // On its way while the card's data is drawn; the core's own call waits until that is painted.
  let first = drawn?.read<ProductData>(productAddress(productId), productRouteId);
  const answer = async (): Promise<Loaded<ProductData>> => {
    const page = await first;
    first = undefined;
    if (page !== undefined) return page;
    return ask().then(read, () => ({ is: 'failed', tag: 'Defect' }) as const);
  };
  return { is: 'opening', known, ask: answer } satisfies OpeningProduct;
};

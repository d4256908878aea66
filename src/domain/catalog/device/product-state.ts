import type { Facet } from '#domain/catalog/facets.ts';
import type { ProductDetail, ProductSummary } from '#domain/catalog/product.ts';
import type { ItemInventory } from '#domain/shipping/zip-verdict.ts';

/** Product state (STORE-17): what the screens of the catalogue hold. */
export interface ProductState {
  /** The pages of the list opened so far. */
  readonly list: readonly ProductSummary[];
  readonly totalProduct: number;
  readonly filters: readonly Facet[];
  readonly details: ProductDetail;
  readonly inventory: readonly ItemInventory[];
  /** What a product's page shows beside the product. */
  readonly detailPage: { readonly recommended: readonly ProductSummary[] };
}

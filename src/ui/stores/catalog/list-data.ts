import type { ProductState } from '#domain/catalog/device/product-state.ts';
import type { BrandTile } from '#domain/catalog/home.ts';
import type { ProductSummary } from '#domain/catalog/product.ts';
import type { ProductQuery, SearchTold } from '#domain/catalog/product-query.ts';

/** A list as far as it was opened: pages `first` to `query.page`. */
export interface ListData extends Pick<ProductState, 'list' | 'totalProduct' | 'filters'> {
  readonly query: ProductQuery;
  /** Above one when the address opened a later page; a link leads to the pages before. */
  readonly first: number;
  /** Needed for a heading with a brand, else empty. */
  readonly brands: readonly BrandTile[];
  /** The bestsellers of the shop, for a list without results. */
  readonly popular: readonly ProductSummary[];
  /** The name in the address when no shelf has it; then the page answers 404 (D-LIST-08). */
  readonly unknownShelf?: string;
  /** How the shop understood the search text. */
  readonly told: SearchTold;
}

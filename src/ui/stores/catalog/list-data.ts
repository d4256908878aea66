import type { BrandTile } from '#domain/catalog/home.ts';
import type { ProductSummary } from '#domain/catalog/product.ts';
import type { ProductQuery, SearchTold } from '#domain/catalog/product-query.ts';
import type { ProductState } from '#domain/catalog/product-state.ts';

/** A list as far as it was opened: pages `first` to `query.page`. */
export interface ListData extends Pick<ProductState, 'list' | 'totalProduct' | 'filters'> {
  readonly query: ProductQuery;
  /** Above one where an address opened a deep page: what lies before it is a link away. */
  readonly first: number;
  /** For the heading of a brand, else empty. */
  readonly brands: readonly BrandTile[];
  /** What sells best in the whole shop, for a list that shows nothing. */
  readonly popular: readonly ProductSummary[];
  /** About the search text, as the shop read it. */
  readonly told: SearchTold;
}

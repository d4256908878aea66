import type { Effect } from 'effect';
import type { Facet } from '#domain/catalog/facets.ts';
import type { BrandTile, Home } from '#domain/catalog/home.ts';
import type { ProductDetail, ProductSummary } from '#domain/catalog/product.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { ProductFilter, ProductPage, ProductQuery } from '#domain/catalog/product-query.ts';
import type { ItemDemand, ItemInventory } from '#domain/shipping/zip-verdict.ts';
import type { ProductNotFound } from '#ports/catalog/product-failures.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';

/** What the shop sells, at the shopper's location and in their language. */
export interface Catalog {
  /** Every part of the home page; a part the shop does not answer is empty, not a failure. */
  readonly home: Effect.Effect<Home, CallFailure>;
  list(query: ProductQuery): Effect.Effect<ProductPage, CallFailure>;
  /** The filters of a list with their counts. */
  facets(filter: ProductFilter): Effect.Effect<readonly Facet[], CallFailure>;
  /** Recommended variety packs, best first. */
  readonly recommendedPacks: Effect.Effect<readonly ProductSummary[], CallFailure>;
  product(productId: ProductId): Effect.Effect<ProductDetail, CallFailure | ProductNotFound>;
  recommended(productId: ProductId): Effect.Effect<readonly ProductSummary[], CallFailure>;
  readonly brands: Effect.Effect<readonly BrandTile[], CallFailure>;
}

/** Stock and current prices of cart items. */
export interface Inventory {
  check(items: readonly ItemDemand[]): Effect.Effect<readonly ItemInventory[], CallFailure>;
}

import { Effect } from 'effect';
import type { ProductDetail, ProductSummary } from '#domain/catalog/product.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { Catalog } from '#ports/catalog/catalog.ts';
import type { ProductNotFound } from '#ports/catalog/product-failures.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';

export type ShowProduct = (
  productId: ProductId,
) => Effect.Effect<
  { readonly product: ProductDetail; readonly recommended: readonly ProductSummary[] },
  CallFailure | ProductNotFound
>;

/** A product and its recommendations; when these cannot be read, the product is shown without. */
export const makeShowProduct = (catalog: Catalog): ShowProduct =>
  Effect.fn('showProduct')(function* (productId) {
    const nothing: readonly ProductSummary[] = [];
    const recommended = Effect.orElseSucceed(catalog.recommended(productId), () => nothing);
    return yield* Effect.all(
      { product: catalog.product(productId), recommended },
      { concurrency: 'unbounded' },
    );
  });

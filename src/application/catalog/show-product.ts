import { Effect } from 'effect';
import type { UseCases } from '#application/use-cases.ts';
import type { ProductSummary } from '#domain/catalog/product.ts';
import type { Catalog } from '#ports/catalog/catalog.ts';

/** A product and what goes well with it; the page stands without the second. */
export const makeShowProduct = (catalog: Catalog): UseCases['showProduct'] =>
  Effect.fn('showProduct')(function* (productId) {
    const nothing: readonly ProductSummary[] = [];
    const recommended = Effect.orElseSucceed(catalog.recommended(productId), () => nothing);
    return yield* Effect.all(
      { product: catalog.product(productId), recommended },
      { concurrency: 'unbounded' },
    );
  });

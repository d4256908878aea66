import { Effect } from 'effect';
import type { ProductPage, ProductQuery } from '#domain/catalog/product-query.ts';
import type { Catalog } from '#ports/catalog/catalog.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';

export type ListProducts = (query: ProductQuery) => Effect.Effect<ProductPage, CallFailure>;

/** One page of products. */
export const makeListProducts = (catalog: Catalog): ListProducts =>
  Effect.fn('listProducts')(function* (query) {
    return yield* catalog.list(query);
  });

import { Effect } from 'effect';
import type { Facet } from '#domain/catalog/facets.ts';
import type { ProductFilter } from '#domain/catalog/product-query.ts';
import type { Catalog } from '#ports/catalog/catalog.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';

/** The filters of a list with their counts (BROWSE-02). */
export type ListFilters = (filter: ProductFilter) => Effect.Effect<readonly Facet[], CallFailure>;

/** The filters of a list, each with the count it would leave. */
export const makeListFilters = (catalog: Catalog): ListFilters =>
  Effect.fn('listFilters')(function* (filter) {
    return yield* catalog.facets(filter);
  });

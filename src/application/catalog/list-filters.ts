import { Effect } from 'effect';
import type { UseCases } from '#application/use-cases.ts';
import type { Catalog } from '#ports/catalog/catalog.ts';

/** The filters of a list, each with the count it would leave. */
export const makeListFilters = (catalog: Catalog): UseCases['listFilters'] =>
  Effect.fn('listFilters')(function* (filter) {
    return yield* catalog.facets(filter);
  });

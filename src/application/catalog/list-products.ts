import { Effect } from 'effect';
import type { UseCases } from '#application/use-cases.ts';
import type { Catalog } from '#ports/catalog/catalog.ts';

/** One page of products. */
export const makeListProducts = (catalog: Catalog): UseCases['listProducts'] =>
  Effect.fn('listProducts')(function* (query) {
    return yield* catalog.list(query);
  });

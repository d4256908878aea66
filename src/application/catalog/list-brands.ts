import { Effect } from 'effect';
import type { UseCases } from '#application/use-cases.ts';
import type { Catalog } from '#ports/catalog/catalog.ts';

/** Every brand the shop carries. */
export const makeListBrands = (catalog: Catalog): UseCases['listBrands'] =>
  Effect.fn('listBrands')(function* () {
    return yield* catalog.brands;
  });

import { Effect } from 'effect';
import type { BrandTile } from '#domain/catalog/home.ts';
import type { Catalog } from '#ports/catalog/catalog.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';

export type ListBrands = () => Effect.Effect<readonly BrandTile[], CallFailure>;

/** Every brand the shop carries. */
export const makeListBrands = (catalog: Catalog): ListBrands =>
  Effect.fn('listBrands')(function* () {
    return yield* catalog.brands;
  });

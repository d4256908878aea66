import { Effect } from 'effect';
import type { UseCases } from '#application/use-cases.ts';
import type { Catalog } from '#ports/catalog/catalog.ts';

/** Variety packs worth starting with. */
export const makeRecommendPacks = (catalog: Catalog): UseCases['recommendPacks'] =>
  Effect.fn('recommendPacks')(function* () {
    return yield* catalog.recommendedPacks;
  });

import { Effect } from 'effect';
import type { ProductSummary } from '#domain/catalog/product.ts';
import type { Catalog } from '#ports/catalog/catalog.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';

/** Variety packs worth starting with (VPACK-03). */
export type RecommendPacks = () => Effect.Effect<readonly ProductSummary[], CallFailure>;

/** Variety packs worth starting with. */
export const makeRecommendPacks = (catalog: Catalog): RecommendPacks =>
  Effect.fn('recommendPacks')(function* () {
    return yield* catalog.recommendedPacks;
  });

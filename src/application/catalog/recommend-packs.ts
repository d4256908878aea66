import { Effect } from 'effect';
import type { ProductSummary } from '#domain/catalog/product.ts';
import type { Catalog } from '#ports/catalog/catalog.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';

/** Recommended variety packs (VPACK-03). */
export type RecommendPacks = () => Effect.Effect<readonly ProductSummary[], CallFailure>;

/** Recommended variety packs. */
export const makeRecommendPacks = (catalog: Catalog): RecommendPacks =>
  Effect.fn('recommendPacks')(function* () {
    return yield* catalog.recommendedPacks;
  });

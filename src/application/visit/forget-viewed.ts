import { Effect } from 'effect';
import type { UseCases } from '#application/use-cases.ts';
import type { ViewedProducts } from '#ports/catalog/viewed-products.ts';

/** Forgets what was looked at. */
export const makeForgetViewed = (viewed: ViewedProducts): UseCases['forgetViewed'] =>
  Effect.fn('forgetViewed')(function* () {
    yield* viewed.replace([]);
  });

import { Effect } from 'effect';
import type { ViewedProducts } from '#ports/catalog/viewed-products.ts';

export type ForgetViewed = () => Effect.Effect<void>;

/** Clears the viewed products. */
export const makeForgetViewed = (viewed: ViewedProducts): ForgetViewed =>
  Effect.fn('forgetViewed')(function* () {
    yield* viewed.replace([]);
  });

import { Effect } from 'effect';
import type { UseCases } from '#application/use-cases.ts';
import { inMenuOrder } from '#domain/catalog/navigation.ts';
import type { ShopSettings } from '#ports/session/shop-settings.ts';

/** The header menu in its order (NAV: ascending by menuSeq). */
export const makeShowNavigation = (settings: ShopSettings): UseCases['showNavigation'] =>
  Effect.fn('showNavigation')(function* () {
    return inMenuOrder(yield* settings.navigation);
  });

import { Effect } from 'effect';
import { inMenuOrder, type NavigationItem } from '#domain/catalog/navigation.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';
import type { ShopSettings } from '#ports/session/shop-settings.ts';

export type ShowNavigation = () => Effect.Effect<readonly NavigationItem[], CallFailure>;

/** The header menu in its order (NAV: ascending by menuSeq). */
export const makeShowNavigation = (settings: ShopSettings): ShowNavigation =>
  Effect.fn('showNavigation')(function* () {
    return inMenuOrder(yield* settings.navigation);
  });

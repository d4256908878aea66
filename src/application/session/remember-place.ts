import { Effect } from 'effect';
import type { BrowsingPlace, ShopperChoices } from '#domain/session/choices.ts';
import type { ShopperMemory } from '#ports/session/shopper-memory.ts';

export type RememberPlace = (place: BrowsingPlace) => Effect.Effect<ShopperChoices>;

/** Stores the shopper's search and menu, for pages that belong to no list (NAV-14). */
export const makeRememberPlace = (memory: ShopperMemory): RememberPlace =>
  Effect.fn('rememberPlace')(function* (place) {
    return yield* memory.choose({ place });
  });

import { Effect } from 'effect';
import type { BrowsingPlace, ShopperChoices } from '#domain/session/choices.ts';
import type { ShopperMemory } from '#ports/session/shopper-memory.ts';

export type KeepPlace = (place: BrowsingPlace) => Effect.Effect<ShopperChoices>;

/** Keeps the search and the menu a shopper chose, for pages that belong to none (NAV-14). */
export const makeKeepPlace = (memory: ShopperMemory): KeepPlace =>
  Effect.fn('keepPlace')(function* (place) {
    return yield* memory.choose({ place });
  });

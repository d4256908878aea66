import { Effect } from 'effect';
import type { UseCases } from '#application/use-cases.ts';
import type { ShopperMemory } from '#ports/session/shopper-memory.ts';

/** Keeps the search and the menu a shopper chose, for pages that belong to none (NAV-14). */
export const makeKeepPlace = (memory: ShopperMemory): UseCases['keepPlace'] =>
  Effect.fn('keepPlace')(function* (place) {
    return yield* memory.choose({ place });
  });

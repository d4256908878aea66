import { Effect } from 'effect';
import type { UseCases } from '#application/use-cases.ts';
import type { ShopperMemory } from '#ports/session/shopper-memory.ts';

/** Keeps the language for the next visit (specification point 1). */
export const makeChooseLanguage = (memory: ShopperMemory): UseCases['chooseLanguage'] =>
  Effect.fn('chooseLanguage')(function* (language) {
    return yield* memory.choose({ language });
  });

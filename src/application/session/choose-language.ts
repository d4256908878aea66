import { Effect } from 'effect';
import type { ShopperChoices } from '#domain/session/choices.ts';
import type { ShopperMemory } from '#ports/session/shopper-memory.ts';

export type ChooseLanguage = (
  language: ShopperChoices['language'],
) => Effect.Effect<ShopperChoices>;

/** Stores the language for the next visit (I18N-02). */
export const makeChooseLanguage = (memory: ShopperMemory): ChooseLanguage =>
  Effect.fn('chooseLanguage')(function* (language) {
    return yield* memory.choose({ language });
  });

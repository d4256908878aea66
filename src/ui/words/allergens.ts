import { nutrition } from '#application/messages/en-us/catalog/nutrition.ts';
import type { WordKey } from '#ui/words/word-key.ts';

/** The text of a known allergen; an unknown one is shown as received. */
export const allergenKey = (name: string): WordKey | undefined => {
  const key = `allergen.${name}`;
  return key in nutrition ? (key as WordKey) : undefined;
};

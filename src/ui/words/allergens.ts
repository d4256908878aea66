import { nutrition } from '#application/messages/en-us/nutrition.ts';
import type { WordKey } from '#ui/words/word-key.ts';

/** The text of an allergen the shop knows; a maker's own word is shown as it is. */
export const allergenKey = (name: string): WordKey | undefined => {
  const key = `allergen.${name}`;
  return key in nutrition ? (key as WordKey) : undefined;
};

import { states } from '#domain/shipping/states.ts';
import { trimmed } from '#domain/validation/typed-text.ts';

/** The code of a state given by its code or its English name, in any letter case; else the text itself. */
export const stateCodeOf = (text: string): string => {
  const wanted = trimmed(text).toUpperCase();
  const found = states.find(([code, name]) => code === wanted || name.toUpperCase() === wanted);
  return found?.[0] ?? wanted;
};

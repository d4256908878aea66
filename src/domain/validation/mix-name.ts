import { charactersProblem, forbiddenIn } from '#domain/validation/forbidden-characters.ts';
import { inputLimits } from '#domain/validation/input-limits.ts';
import { nameTextProblem } from '#domain/validation/name-text.ts';
import type { Problem } from '#domain/validation/problem.ts';
import { lengthOf, tidied } from '#domain/validation/typed-text.ts';

/** The characters of names and digits, because "My Mix 2" is one (D-CART-15, D-MIX-01). */
const mixNameCharacter = /^[\p{L}\p{M}\p{Nd}.&' ]$/u;

/** The rule of a mix's name: 2 to 30 characters, or empty: then the shop gives a default name. */
export const mixNameProblem = (value: string): Problem | undefined => {
  const name = tidied(value);
  const length = lengthOf(name);
  if (length === 0) return undefined;
  if (length < inputLimits.nameShortest) {
    return { key: 'name.short', values: { field: 'mixName', min: inputLimits.nameShortest } };
  }
  if (length > inputLimits.nameLongest) {
    return { key: 'name.long', values: { field: 'mixName', max: inputLimits.nameLongest } };
  }
  const forbidden = forbiddenIn(name, mixNameCharacter);
  return forbidden.length > 0 || /^\p{M}/u.test(name)
    ? charactersProblem('mixName', forbidden)
    : nameTextProblem('mixName', name);
};

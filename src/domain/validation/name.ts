import { charactersProblem, forbiddenIn } from '#domain/validation/forbidden-characters.ts';
import { inputLimits } from '#domain/validation/input-limits.ts';
import { nameTextProblem } from '#domain/validation/name-text.ts';
import type { FieldName, Problem } from '#domain/validation/problem.ts';
import { lengthOf, tidied } from '#domain/validation/typed-text.ts';

/** Letters of any script with their marks, dot, ampersand, apostrophe and space (D-FORM-07). */
const nameCharacter = /^[\p{L}\p{M}.&' ]$/u;

/** A mark stands on a letter, so none comes first. */
const startsWithMark = /^\p{M}/u;

/** The rule of first names, last names and card holders: 2 to 30 characters (ADDR-11 … ADDR-15). */
export const nameProblem = (field: FieldName, value: string): Problem | undefined => {
  const name = tidied(value);
  const length = lengthOf(name);
  if (length === 0) return { key: `required.${field}` };
  if (length < inputLimits.nameShortest) {
    return { key: 'name.short', values: { field, min: inputLimits.nameShortest } };
  }
  if (length > inputLimits.nameLongest) {
    return { key: 'name.long', values: { field, max: inputLimits.nameLongest } };
  }
  const forbidden = forbiddenIn(name, nameCharacter);
  return forbidden.length > 0 || startsWithMark.test(name)
    ? charactersProblem(field, forbidden)
    : nameTextProblem(field, name);
};

import { charactersProblem, forbiddenIn } from '#domain/validation/forbidden-characters.ts';
import { inputLimits } from '#domain/validation/input-limits.ts';
import { hasUnseen } from '#domain/validation/name-text.ts';
import type { Problem } from '#domain/validation/problem.ts';
import { lengthOf, tidied } from '#domain/validation/typed-text.ts';

/** Letters, digits, space and ' . # , / - (ADDR-02). */
const addressCharacter = /^[\p{L}\p{M}0-9 '.#,/-]$/u;

type LineField = 'address' | 'addressDetails';

/** A required line: allowed characters, at most 30 (ADDR-01 … ADDR-03). */
export const addressLineProblem = (value: string, field: LineField): Problem | undefined =>
  tidied(value) === '' ? { key: `required.${field}` } : writtenLineProblem(value, field);

/** The second line may be empty; else the same characters and length. */
export const writtenLineProblem = (
  value: string,
  field: LineField = 'addressDetails',
): Problem | undefined => {
  const line = tidied(value);
  const forbidden = forbiddenIn(line, addressCharacter);
  if (forbidden.length > 0 || hasUnseen(line)) return charactersProblem(field, forbidden);
  return lengthOf(line) > inputLimits.addressLongest
    ? { key: 'address.long', values: { field, max: inputLimits.addressLongest } }
    : undefined;
};

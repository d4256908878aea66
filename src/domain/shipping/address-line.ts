import { inputLimits } from '#domain/validation/input-limits.ts';
import { hasUnseen } from '#domain/validation/name-text.ts';
import type { Problem } from '#domain/validation/problem.ts';
import { lengthOf, tidied } from '#domain/validation/typed-text.ts';

/** Letters, digits, space and ' . # , / - (ADDR-02). */
const addressCharacters = /^[\p{L}\p{M}0-9 '.#,/-]*$/u;

type LineField = 'address' | 'addressDetails';

/** A required line: allowed characters, at most 30 (ADDR-01 … ADDR-03). */
export const addressLineProblem = (value: string, field: LineField): Problem | undefined =>
  tidied(value) === '' ? { key: `required.${field}` } : writtenLineProblem(value);

/** The second line may be empty; else the same characters and length. */
export const writtenLineProblem = (value: string): Problem | undefined => {
  const line = tidied(value);
  if (!addressCharacters.test(line) || hasUnseen(line)) return { key: 'text.characters' };
  return lengthOf(line) > inputLimits.addressLongest
    ? { key: 'address.long', values: { max: inputLimits.addressLongest } }
    : undefined;
};

import { inputLimits } from '#domain/validation/input-limits.ts';
import type { Problem } from '#domain/validation/problem.ts';
import { trimmed } from '#domain/validation/typed-text.ts';

/** Required, exactly five digits (ADDR-06); the zip directory decides whether the zip exists. */
export const zipProblem = (value: string): Problem | undefined => {
  const zip = trimmed(value);
  if (zip === '') return { key: 'required.zipcode' };
  return /^[0-9]{5}$/.test(zip)
    ? undefined
    : { key: 'zip.digits', values: { digits: inputLimits.zipDigits } };
};

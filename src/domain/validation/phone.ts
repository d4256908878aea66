import { inputLimits } from '#domain/validation/input-limits.ts';
import type { Problem } from '#domain/validation/problem.ts';
import { trimmed } from '#domain/validation/typed-text.ts';

/**
 * The digits of a phone number as people write it: `(469) 555-0134`, `469.555.0134`,
 * `+1 469 555 0134`. Any other character stays.
 */
export const phoneDigits = (value: string): string =>
  trimmed(value)
    .replace(/[ ().\-\u00A0]/g, '')
    .replace(/^\+1/, '');

/** Required, a number, exactly ten digits (ADDR-19, ADDR-20, ADDR-21). */
export const phoneProblem = (value: string): Problem | undefined => {
  if (trimmed(value) === '') return { key: 'required.phoneNumber' };
  const digits = phoneDigits(value);
  if (!/^[0-9]+$/.test(digits)) return { key: 'phone.type' };
  return digits.length === inputLimits.phoneDigits
    ? undefined
    : { key: 'phone.digits', values: { digits: inputLimits.phoneDigits } };
};
